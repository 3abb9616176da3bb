import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Fuse } from './fuse';

/** Cuts a stream of bytes into the messages of PostgreSQL's protocol, version 3. */
class Messages {
  private bytes: Buffer = Buffer.alloc(0);

  /** `isTyped` is false for the first message of a client, which has a length and no type. */
  constructor(private isTyped: boolean) {}

  *take(more: Buffer): Generator<{ type: string; bytes: Buffer }> {
    this.bytes = Buffer.concat([this.bytes, more]);
    for (;;) {
      const head = this.isTyped ? 1 : 0;
      if (this.bytes.length < head + 4) return;
      const size = head + this.bytes.readInt32BE(head);
      if (this.bytes.length < size) return;
      const bytes = this.bytes.subarray(0, size);
      this.bytes = this.bytes.subarray(size);
      yield { type: this.isTyped ? String.fromCharCode(bytes[0] ?? 0) : '', bytes };
      this.isTyped = true;
    }
  }
}

/** What ends a statement: a simple query, or the end of an extended one, with which it is committed. */
const ENDS_STATEMENT = new Set(['Q', 'S']);
const READY_FOR_QUERY = 'Z';

/** Opens a port that leads to the PostgreSQL at `target` and loses connections as the fuse says. */
export async function openFaultyDoor(target: number, fuse: Fuse) {
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (client) => {
    sockets.add(client.on('error', () => undefined));
    if (fuse.isAway) client.destroy();
    else sockets.add(join(client, target, fuse));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  return { port: (server.address() as AddressInfo).port, close };
}

function join(client: Socket, target: number, fuse: Fuse): Socket {
  const database = connect(target, '127.0.0.1').setNoDelay(true);
  const [asked, answered] = [new Messages(false), new Messages(true)];
  let isLost = false;
  client.on('data', (bytes) => {
    for (const message of asked.take(bytes)) {
      const moment = ENDS_STATEMENT.has(message.type) ? fuse.next() : undefined;
      if (moment === 'before') return void client.destroy();
      isLost ||= moment === 'after';
      database.write(message.bytes);
    }
  });
  database.on('data', (bytes) => {
    for (const message of answered.take(bytes)) {
      if (!isLost) client.write(message.bytes);
      else if (message.type === READY_FOR_QUERY) return void client.destroy();
    }
  });
  client.on('close', () => database.destroy());
  database.on('close', () => client.destroy());
  return database.on('error', () => client.destroy());
}
