import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { atMost } from './budgets/limit';
import { type Measure, printMeasures } from './report';

interface Row {
  name: string;
  command: string;
  /** Needs a production build that is being served. */
  needsServer?: boolean;
}

const PORT = '3950';
const OUT = 'e2e/.out/bench';
const BENCH_URL = `http://localhost:${PORT}`;

const rows: Row[] = [
  { name: 'landing', command: 'node --import tsx e2e/bench/landing.ts', needsServer: true },
  { name: 'lighthouse', command: 'node --import tsx e2e/bench/lighthouse.ts', needsServer: true },
  { name: 'pages', command: 'node --import tsx e2e/bench/pages.ts', needsServer: true },
  { name: 'cold-start', command: 'node --import tsx e2e/bench/cold-start.ts', needsServer: true },
  { name: 'dictionary', command: 'node --expose-gc --import tsx e2e/bench/dictionary.ts' },
  { name: 'cutout', command: 'node --import tsx e2e/bench/cutout.ts' },
  { name: 'chat-render', command: 'node --import tsx e2e/bench/chat-render.ts', needsServer: true },
  { name: 'token', command: 'node --import tsx e2e/bench/token.ts' },
  { name: 'list', command: 'node --import tsx e2e/bench/list.ts', needsServer: true },
  { name: 'relay', command: 'node --import tsx e2e/bench/relay.ts', needsServer: true },
  { name: 'likes', command: 'node --import tsx e2e/bench/likes.ts' },
  { name: 'million', command: 'node --import tsx e2e/bench/million/run.ts' },
];

function start(command: string, env: Record<string, string> = {}): ChildProcess {
  return spawn(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } });
}

const ended = (child: ChildProcess) =>
  new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 1)));

/** A production preview on a port of its own. */
async function serve(): Promise<void> {
  const env = { PORT, DATA_DIR: 'e2e/.out/bench-data', LOG_LEVEL: 'warn', MISE_SANDBOX_RATE: '0' };
  const server = spawn('node', ['--import', 'tsx', 'e2e/server.ts'], {
    stdio: 'ignore',
    env: { ...process.env, ...env },
  });
  process.once('exit', () => server.kill('SIGTERM'));
  for (let attempt = 0; attempt < 150; attempt += 1) {
    const isUp = await fetch(`${BENCH_URL}/api/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await sleep(2_000);
  }
  throw new Error('The server to measure did not start.');
}

/** `npm run bench [-- ROW]`: every measurement of the project, or one alone; the whole as JSON in `OUT`. */
const wanted = process.argv[2];
const chosen = rows.filter(({ name }) => !wanted || name === wanted);
if (chosen.length === 0) {
  console.error(`There is no row ${wanted}. Choose ${rows.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
mkdirSync(OUT, { recursive: true });
const startedAt = Date.now();
if (chosen.some(({ needsServer }) => needsServer)) await serve();
const measures: Measure[] = [];
for (const { name, command } of chosen) {
  console.log(`\n── ${name}`);
  const out = `${OUT}/${name}.json`;
  rmSync(out, { force: true });
  const begun = Date.now();
  const code = await ended(start(command, { BENCH_URL, BENCH_OUT: out }));
  console.log(`── ${name}: ${Math.round((Date.now() - begun) / 1000)} s`);
  measures.push(
    ...(code === 0 && existsSync(out)
      ? (JSON.parse(readFileSync(out, 'utf8')) as Measure[])
      : [{ what: name, target: 'runs to its end', measured: `exit ${code}`, passed: false }]),
  );
}
if (!wanted) {
  const minutes = (Date.now() - startedAt) / 60_000;
  measures.push(atMost('all of it', { limit: 25, value: minutes, unit: 'minutes', digits: 1 }));
}
console.log('');
printMeasures(measures);
writeFileSync(`${OUT}/all.json`, JSON.stringify(measures, null, 2));
process.exit(measures.some(({ passed }) => passed === false) ? 1 : 0);
