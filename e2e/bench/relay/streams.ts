import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Reader {
  /** Events and bytes so far, everything of HTTP included. */
  events: number;
  bytes: number;
  head: string;
  /** Resolves when the answer ends; rejects when it fails. */
  ended: Promise<void>;
}

const EVENT_END = '\n\n';
const OPENED_A_SECOND = 50;
/** How much longer than planned the streams may take to begin before the first of them end. */
const SLACK_SECONDS = 15;

/** Posts JSON on a connection of its own and counts the events of the answer; on a socket, since 500 clients share this process. */
export function openReader(port: number, path: string, token: string, body: object): Reader {
  const json = JSON.stringify(body);
  const reader: Reader = { events: 0, bytes: 0, head: '', ended: Promise.resolve() };
  reader.ended = new Promise((resolve, reject) => {
    let endsInNewline = false;
    const socket = connect(port, 'localhost', () => {
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\naccept-encoding: gzip, br\r\n` +
          `authorization: Bearer ${token}\r\ncontent-type: application/json\r\n` +
          `content-length: ${Buffer.byteLength(json)}\r\n\r\n${json}`,
      );
    });
    socket.on('data', (bytes) => {
      if (!reader.head.includes('\r\n\r\n')) reader.head += bytes.toString('latin1');
      reader.bytes += bytes.length;
      if (endsInNewline && bytes[0] === 10) reader.events += 1;
      for (let at = bytes.indexOf(EVENT_END); at >= 0; at = bytes.indexOf(EVENT_END, at + 2)) {
        reader.events += 1;
      }
      endsInNewline = bytes.at(-1) === 10;
    });
    socket.on('error', reject);
    socket.on('close', () =>
      / 200 /.test(reader.head.slice(0, 20))
        ? resolve()
        : reject(new Error(`A stream was answered ${reader.head.slice(0, 300)}`)),
    );
  });
  return reader;
}

export interface Streams {
  /** Tokens that arrived, over those that an ideal relay would have brought in that time. */
  share: number;
  bytesPerToken: number;
  /** Of the server, at most, over what it took before. */
  memoryPerStream: number;
  isCompressed: boolean;
}

interface Options {
  streams: number;
  rate: number;
  seconds: number;
  open(index: number, message: string): Reader;
  memory(): Promise<number>;
}

/** Opens all streams, fifty a second, then counts what arrives in `seconds`; waits for their ends. */
export async function runStreams(options: Options): Promise<Streams> {
  const { streams, rate, seconds, open, memory } = options;
  const before = await memory();
  const opening = streams / OPENED_A_SECOND;
  const message = `${rate} tokens/s for ${Math.ceil(seconds + opening) + SLACK_SECONDS} s`;
  const readers: Reader[] = [];
  for (let index = 0; index < streams; index += 1) {
    const reader = open(index, message);
    reader.ended.catch(() => undefined);
    readers.push(reader);
    if (index % 10 === 9) await sleep(10_000 / OPENED_A_SECOND);
  }
  const ended = Promise.all(readers.map((reader) => reader.ended));
  ended.catch(() => undefined);
  while (readers.some(({ events }) => events < 2)) await Promise.race([sleep(50), ended]);
  const total = (of: 'events' | 'bytes') => readers.reduce((sum, reader) => sum + reader[of], 0);
  const [events, bytes, startedAt] = [total('events'), total('bytes'), performance.now()];
  let most = 0;
  for (let second = 0; second < seconds; second += 1) {
    await sleep(1_000);
    most = Math.max(most, await memory());
  }
  const passed = (performance.now() - startedAt) / 1000;
  const arrived = total('events') - events;
  const bytesPerToken = (total('bytes') - bytes) / arrived;
  await ended;
  return {
    share: arrived / (streams * rate * passed),
    bytesPerToken,
    memoryPerStream: (most - before) / streams,
    isCompressed: readers.some(({ head }) => /^content-encoding:/im.test(head)),
  };
}
