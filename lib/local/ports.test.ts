import { createServer } from 'node:net';
import type { Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { findPort, isFree } from './ports';

const servers: Server[] = [];

function occupy(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, ipv6Only: host === '::' }, () => resolve(servers.push(server) > 0));
  });
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

describe('findPort', () => {
  it('keeps a free port', async () => {
    const port = await findPort(0);
    expect(await findPort(port)).toBe(port);
  });

  it.each(['127.0.0.1', '0.0.0.0', '::1', '::'])('steps over a port taken on %s', async (host) => {
    const port = await findPort(0);
    const isTaken = await occupy(port, host);
    if (!isTaken) return; // a machine without IPv6 has no such address
    expect(await isFree(port)).toBe(false);
    expect(await findPort(port)).toBeGreaterThan(port);
  });

  it('leaves the port it found free', async () => {
    const port = await findPort(0);
    expect(await occupy(port, '127.0.0.1')).toBe(true);
  });

  it('says so when there is none', async () => {
    await expect(findPort(65_536)).rejects.toThrow('Set PORT');
  });
});
