import { setTimeout as sleep } from 'node:timers/promises';
import { isAway } from './errors';

/** What the pools of pg and of Neon's driver share; their types do not. */
interface PoolLike {
  connect(callback?: Callback): Promise<Client> | undefined;
  on(event: 'error', listener: () => void): void;
  on(event: 'connect', listener: (client: Client) => void): void;
}

interface Client {
  query: (...args: unknown[]) => unknown;
  release: (error?: boolean) => void;
  connection: { stream: { destroy(): void } };
}

type Callback = (error?: unknown, client?: Client, release?: Client['release']) => void;

export interface Patience {
  /** Milliseconds for reaching the database, with repeated tries. */
  connectMs: number;
  /** Milliseconds for one statement. */
  statementMs: number;
}

/** Short enough that a request is answered within five seconds, long enough for a database that wakes. */
export const PATIENCE: Patience = { connectMs: 4_000, statementMs: 4_000 };
const FAIL_FAST_MS = 1_000;

/**
 * Makes a pool wait for a database that is waking, give up on one that is away after `connectMs`,
 * answer at once for a second after giving up, and cut a connection that stays silent on a
 * statement. A dropped idle connection is only forgotten; without a listener it ends the process.
 */
export function makePatient(driverPool: object, patience: Patience): void {
  const pool = driverPool as PoolLike;
  const connect = pool.connect.bind(pool) as () => Promise<Client>;
  let lastFailure: { at: number; error: unknown } | undefined;

  async function reach(): Promise<Client> {
    if (lastFailure && Date.now() - lastFailure.at < FAIL_FAST_MS) throw lastFailure.error;
    const until = Date.now() + patience.connectMs;
    for (let pause = 100; ; pause = Math.min(pause * 2, 800)) {
      try {
        const client = await connect();
        lastFailure = undefined;
        return client;
      } catch (error) {
        if (isAway(error) && Date.now() + pause < until) {
          await sleep(pause);
          continue;
        }
        if (isAway(error)) lastFailure = { at: Date.now(), error };
        throw error;
      }
    }
  }

  pool.connect = (callback) => {
    const client = reach();
    if (!callback) return client;
    client.then(
      (reached) => process.nextTick(callback, undefined, reached, reached.release),
      (error: unknown) => process.nextTick(callback, error),
    );
    return undefined;
  };
  pool.on('error', () => undefined);
  pool.on('connect', (client) => cutWhenSilent(client, patience.statementMs));
}

function cutWhenSilent(client: Client, afterMs: number) {
  const query = client.query.bind(client);
  client.query = (...args) => {
    const timer = setTimeout(() => client.connection.stream.destroy(), afterMs);
    const last = args.at(-1);
    if (typeof last === 'function') {
      args[args.length - 1] = (...answer: unknown[]) => {
        clearTimeout(timer);
        last(...answer);
      };
      return query(...args);
    }
    return (query(...args) as Promise<unknown>).finally(() => clearTimeout(timer));
  };
}
