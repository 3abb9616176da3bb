import { connect, type Socket } from 'node:net';

export interface Target {
  port: number;
  path: string;
  /** The bearer token of the next request. */
  token?: () => string;
}

const CONNECTIONS = 32;

/**
 * Requests a second of an HTTP/1.1 server while 32 kept connections each send their next request when
 * the last is answered. Written on sockets, since an HTTP client would cost more than what is measured.
 * Throws for any status but 200.
 */
export async function load(target: Target, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000;
  const startedAt = performance.now();
  let answered = 0;
  const worker = async () => {
    const connection = await open(target.port);
    while (performance.now() < until) {
      await ask(connection, requestOf(target));
      answered += 1;
    }
    connection.destroy();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  return answered / ((performance.now() - startedAt) / 1000);
}

const open = (port: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(port, 'localhost', () => resolve(socket.setNoDelay(true)));
    socket.once('error', reject);
  });

function requestOf({ path, token }: Target): string {
  const authorization = token ? `authorization: Bearer ${token()}\r\n` : '';
  return `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${authorization}\r\n`;
}

function ask(socket: Socket, request: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let left: number | undefined;
    let isChunked = false;
    const onData = (bytes: Buffer) => {
      if (left === undefined && !isChunked) {
        // The head of an answer is written at once
        const end = bytes.indexOf('\r\n\r\n') + 4;
        const head = bytes.toString('latin1', 0, end).toLowerCase();
        if (!head.startsWith('http/1.1 200')) reject(new Error(head.split('\r\n')[0]));
        const length = /content-length: (\d+)/.exec(head)?.[1];
        isChunked = length === undefined;
        left = Number(length ?? 0) + end;
      }
      left = (left ?? 0) - bytes.length;
      const isDone = isChunked
        ? bytes.toString('latin1', bytes.length - 5) === '0\r\n\r\n'
        : left <= 0;
      if (!isDone) return;
      socket.off('data', onData);
      resolve();
    };
    socket.on('data', onData);
    socket.write(request);
  });
}

const WARM_REQUESTS = 4_000;
const WARM_SECONDS = 15;

/** Has a server compile what it runs often, however slow the machine is. */
async function warm(target: Target): Promise<void> {
  const startedAt = performance.now();
  for (let answered = 0; answered < WARM_REQUESTS;) {
    answered += await load(target, 1);
    if (performance.now() - startedAt > WARM_SECONDS * 1000) return;
  }
}

/** Each side's median and the median of its turns' ratios, `ours` over `other`, loaded one after the other. */
export async function inTurns(ours: Target, other: Target, rounds: number, seconds: number) {
  await warm(ours);
  await warm(other);
  const [mine, others, ratios]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    mine.push(await load(ours, seconds));
    others.push(await load(other, seconds));
    ratios.push((mine.at(-1) ?? 0) / (others.at(-1) ?? 1));
  }
  return { ours: median(mine), other: median(others), ratio: median(ratios) };
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
