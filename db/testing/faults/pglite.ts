import { PGlite } from '@electric-sql/pglite';
import type { Fuse } from './fuse';

const SYNC = Buffer.from([0x53, 0, 0, 0, 4]);
const ROLLBACK = Buffer.from('Q\0\0\0\rROLLBACK\0');
/** Simple queries, and the execution of prepared ones. */
const STATEMENTS = new Set(['Q', 'E']);

/**
 * The embedded database has no connection to lose: where its driver hands a statement over it throws
 * instead, and what was not committed is rolled back, as a server does.
 */
export function loseStatements(client: PGlite, fuse: Fuse): void {
  const send = client.execProtocolRaw.bind(client);
  client.execProtocolRaw = async (bytes, options) => {
    const isStatement = STATEMENTS.has(String.fromCharCode(bytes[0] ?? 0));
    const moment = isStatement ? fuse.next() : undefined;
    if (!moment) return send(bytes, options);
    if (moment === 'after') {
      await send(bytes, options);
      await send(SYNC, options);
    }
    await send(ROLLBACK, options);
    throw new Error('Connection terminated unexpectedly');
  };
}
