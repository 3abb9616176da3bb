import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, rm, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const run = promisify(execFile);
const SERVER = 'postgres';

/** PostgreSQL refuses to run as root: there it runs as the `postgres` user that its package made. */
function runAs(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: id('-u'), gid: id('-g') };
}

/** Starts the machine's own `postgres` on loopback; rejects where there is none. Answers how to stop it. `bin` is a folder to take it from. */
export async function startInstalledPostgres(
  folder: string,
  port: number,
  flags: string[],
  bin = '',
): Promise<() => Promise<void>> {
  const user = runAs();
  const data = `${folder}/data`;
  const password = `${folder}/password`;
  await mkdir(data, { recursive: true });
  await writeFile(password, 'password\n');
  for (const path of [folder, data, password]) await chown(path, user.uid ?? -1, user.gid ?? -1);
  const access = ['--auth=scram-sha-256', '--username=postgres', `--pwfile=${password}`];
  await run(
    `${bin}initdb`,
    [`--pgdata=${data}`, ...access, '--encoding=UTF8', '--locale=C.UTF-8'],
    user,
  );
  const where = ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', folder];
  const server = spawn(`${bin}${SERVER}`, [...where, ...flags], {
    ...user,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await ready(server.stderr);
  return async () => {
    server.kill('SIGINT');
    await once(server, 'exit');
    await rm(folder, { recursive: true, force: true });
  };
}

async function ready(output: NodeJS.ReadableStream): Promise<void> {
  const lines = createInterface({ input: output });
  for await (const line of lines) {
    if (line.includes('ready to accept connections')) {
      output.resume();
      return;
    }
  }
  throw new Error('The installed PostgreSQL did not start.');
}
