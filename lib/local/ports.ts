import { createServer } from 'node:net';

/** Everything a server on this port could collide with: a wildcard and a loopback, in both families. */
const ADDRESSES = ['127.0.0.1', '::1', '0.0.0.0', '::'];
const LAST_PORT = 65_535;

/** The first port from `start` on that is free in IPv4 and IPv6; 0 asks for any. */
export async function findPort(start: number): Promise<number> {
  if (start === 0) return findPort(await anyPort());
  for (let port = start; port <= LAST_PORT; port++) if (await isFree(port)) return port;
  throw new Error(`No port from ${start} on is free. Set PORT to another number.`);
}

/** Whether nothing on this machine listens at a port; throws when this user may not listen there. */
export async function isFree(port: number): Promise<boolean> {
  for (const address of ADDRESSES) {
    const code = await tryListen(port, address);
    if (code === 'EADDRINUSE') return false;
    if (code === 'EACCES') {
      throw new Error(`Port ${port} is reserved for the administrator. Set PORT to 1024 or more.`);
    }
  }
  return true;
}

/** Listens for a moment; an address that this machine does not have counts as free. */
function tryListen(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    server.listen({ port, host, exclusive: true, ipv6Only: host === '::' }, () =>
      server.close(() => resolve(undefined)),
    );
  });
}

function anyPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
