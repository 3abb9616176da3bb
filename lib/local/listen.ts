import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens on loopback at a port, or at any free one when it is taken; resolves to the port. */
export async function listen(server: Server, port: number): Promise<number> {
  try {
    return await listenAt(server, port);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (port === 0 || (code !== 'EADDRINUSE' && code !== 'EACCES')) throw error;
    return listenAt(server, 0);
  }
}

function listenAt(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.removeListener('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}
