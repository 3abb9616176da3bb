import { setTimeout as sleep } from 'node:timers/promises';
import { isUnreachable, isMisaddressed, isSilent } from './errors';

/** What the pools of pg and of Neon's driver share; their types do not. */
interface PoolLike {
  connect(callback?: Callback): Promise<Client> | undefined;
  on(event: 'error', listener: () => void): void;
  on(event: 'connect', listener: (client: Client) => void): void;
}

interface Client {
  query(...args: unknown[]): unknown;
  release(error?: boolean): void;
  on(event: 'error' | 'end', listener: () => void): void;
  end(callback: () => void): void;
}

type Callback = (error?: unknown, client?: Client, release?: Client['release']) => void;

export interface PoolTimeouts {
  /** Milliseconds for reaching the database, with repeated tries. */
  connectMs: number;
  /** Milliseconds for one statement; the server is set to give up a little earlier. */
  statementMs: number;
  /** Milliseconds without a statement after which a connection is not trusted any more. */
  idleMs: number;
  /** Milliseconds in which one that could not be reached is not tried again. */
  restMs: number;
}

/** Short enough that a request is answered within five seconds, long enough for a database that wakes. */
export const POOL_TIMEOUTS: PoolTimeouts = {
  connectMs: 4_000,
  statementMs: 4_000,
  idleMs: 10_000,
  restMs: 1_000,
};

const SERVER_SHARE = 0.9;

/**
 * Makes a pool wait for a database that is waking, give up on one that cannot be reached after `connectMs`, end a
 * connection that is silent on a statement, and answer at once for `restMs` after either, so that whatever a failing request still has to tidy up does not wait again.
 */
export function withReconnect(driverPool: object, timeouts: PoolTimeouts): void {
  const pool = driverPool as PoolLike;
  const connect = pool.connect.bind(pool) as () => Promise<Client>;
  let failure: { at: number; error: unknown } | undefined;
  const fail = (error: unknown) => {
    failure = { at: Date.now(), error };
  };

  const lastUse = new WeakMap<Client, number>();
  async function checkOut(): Promise<Client> {
    for (;;) {
      const client = await connect();
      releaseOnce(client);
      const usedAt = lastUse.get(client);
      lastUse.set(client, Date.now());
      if (usedAt === undefined) return prepare(client, timeouts);
      if (Date.now() - usedAt < timeouts.idleMs) return client;
      // A function that was suspended wakes with connections that are long dead and do not know it.
      client.release(true);
    }
  }

  async function reach(): Promise<Client> {
    if (failure && Date.now() - failure.at < timeouts.restMs) throw failure.error;
    const until = Date.now() + timeouts.connectMs;
    for (let pause = 100; ; pause = Math.min(pause * 2, 800)) {
      try {
        const client = await checkOut();
        failure = undefined;
        return client;
      } catch (error) {
        if (!isUnreachable(error)) throw error;
        if (isMisaddressed(error) || Date.now() + pause >= until) {
          fail(error);
          throw error;
        }
        await sleep(pause);
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
  // A connection that drops while nobody listens, idle or between two statements, ends the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    // Drizzle never gives back a connection that is lost while a transaction begins
    client.on('end', () => client.release(true));
    endWhenSilent(client, fail);
  });
}

/** Lets a connection be given back twice: once when it is lost, and by whoever was using it. */
function releaseOnce(client: Client): void {
  const release = client.release.bind(client);
  let isOut = true;
  client.release = (error) => {
    if (!isOut) return;
    isOut = false;
    release(error);
  };
}

async function prepare(client: Client, { statementMs }: PoolTimeouts): Promise<Client> {
  try {
    await client.query(`set statement_timeout = ${Math.round(statementMs * SERVER_SHARE)}`);
    return client;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/**
 * Ends a connection whose statement timed out (`query_timeout` in the pool's settings): the driver alone
 * would go on sending to it, a rollback first, and each would wait as long again.
 */
function endWhenSilent(client: Client, onSilent: (error: unknown) => void) {
  const query = client.query.bind(client);
  const note = (error: unknown) => {
    if (!isSilent(error)) return;
    onSilent(error);
    client.end(() => undefined);
  };
  client.query = (...args) => {
    const last = args.at(-1);
    if (typeof last === 'function') {
      args[args.length - 1] = (error: unknown, ...answer: unknown[]) => {
        note(error);
        last(error, ...answer);
      };
      return query(...args);
    }
    return (query(...args) as Promise<unknown>).catch((error: unknown) => {
      note(error);
      throw error;
    });
  };
}
