import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

/** Neon's edge as its driver sees it: a WebSocket whose bytes are PostgreSQL's wire protocol. */
export interface NeonTunnel {
  /** What the driver dials: `host:port/path`. */
  wsProxy: string;
  /** True holds every byte back, as an unreachable database does, without closing anything. */
  setFrozen(isFrozen: boolean): void;
  close(): Promise<void>;
}

/** Opens a tunnel on loopback to the PostgreSQL at `port`. */
export async function openNeonTunnel(port: number): Promise<NeonTunnel> {
  const server = createServer();
  const sockets = new WebSocketServer({ server, path: '/v2', perMessageDeflate: false });
  let isFrozen = false;
  sockets.on('connection', (socket) => join(socket, port, () => isFrozen));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: ownPort } = server.address() as AddressInfo;
  return {
    wsProxy: `127.0.0.1:${ownPort}/v2`,
    setFrozen: (value) => {
      isFrozen = value;
    },
    close: async () => {
      for (const client of sockets.clients) client.terminate();
      server.close();
      await once(server, 'close');
    },
  };
}

function join(socket: WebSocket, port: number, isFrozen: () => boolean) {
  const database = connect(port, '127.0.0.1');
  database.setNoDelay(true);
  socket.on('message', (bytes: Buffer) => {
    if (!isFrozen()) database.write(bytes);
  });
  database.on('data', (bytes) => {
    if (!isFrozen()) socket.send(bytes);
  });
  socket.on('close', () => database.destroy());
  socket.on('error', () => database.destroy());
  database.on('close', () => socket.close());
  database.on('error', () => socket.terminate());
}
