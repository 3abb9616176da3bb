import { freePort, startPostgres } from '@/db/testing/postgres';
import { atMost } from './budgets/limit';
import { prepareBurst } from './relay/burst';
import { type Asked, firstTokenMs } from './relay/first-token';
import { openReader, runStreams } from './relay/streams';
import { type Measure, report } from './report';
import { median } from './server/load';
import { type Product, startProduct } from './server/product';
import { startNode } from './server/process';

const WARMING = 600;
const ASKED = 400;
const BURSTS = 400;
const STREAMS = 500;
const RATE = 50;
const SECONDS = 12;

const postgres = await startPostgres();
const modelPort = await freePort();
const model = await startNode(['--import', 'tsx', 'e2e/bench/relay/model.ts'], modelPort);
const modelUrl = `http://localhost:${modelPort}/v1`;
const product = await startProduct(await postgres.createDatabase(), modelUrl);
try {
  report([...(await firstToken()), ...(await burst()), ...(await streams(product))]);
} finally {
  await Promise.all([product.stop(), model.stop()]);
  await postgres.stop();
}

/** The relay and the model itself, asked in turns by one reader. */
async function firstToken(): Promise<Measure[]> {
  const direct: Asked = {
    url: `${modelUrl}/chat/completions`,
    body: { model: 'bench', stream: true, messages: [{ role: 'user', content: 'Hello' }] },
  };
  const url = `http://localhost:${product.port}/chat`;
  const relayed: Asked = { url, token: product.token('first'), body: { message: 'Hello' } };
  const [near, far]: [number[], number[]] = [[], []];
  for (let turn = -WARMING; turn < ASKED; turn += 1) {
    const times = [await firstTokenMs(direct), await firstTokenMs(relayed)] as const;
    if (turn < 0) continue;
    near.push(times[0]);
    far.push(times[1]);
  }
  const added = (share: number) => at(far, share) - at(near, share);
  return [
    atMost('first token of POST /chat over asking the model, p50', ms(2.5, added(0.5))),
    atMost('first token of POST /chat over asking the model, p99', ms(15, added(0.99))),
  ];
}

async function burst(): Promise<Measure[]> {
  const run = prepareBurst();
  for (let turn = 0; turn < BURSTS; turn += 1) await run();
  const bursts = [];
  for (let turn = 0; turn < BURSTS; turn += 1) bursts.push(await run());
  const wallMs = median(bursts.map((one) => one.ms));
  const cpuMs = bursts.reduce((sum, one) => sum + one.cpuMs, 0) / bursts.length;
  const { chunks, bytes } = bursts[0] ?? { chunks: 0, bytes: Infinity };
  const perSecond = (chunks / wallMs) * 1000;
  return [
    {
      what: 'burst of 1,000 chunks through the relay',
      target: 'at least 150,000 chunks/s',
      measured: `${Math.round(perSecond / 1000)},000 chunks/s`,
      passed: perSecond >= 150_000,
    },
    atMost('burst of 1,000 chunks, processor time a chunk', {
      limit: 5,
      value: (cpuMs * 1000) / chunks,
      unit: 'µs',
      digits: 1,
    }),
    atMost('burst of 1,000 chunks, sent a token', {
      limit: 60,
      value: bytes / chunks,
      unit: 'bytes',
      digits: 1,
    }),
  ];
}

async function streams({ port, token }: Product): Promise<Measure[]> {
  const tokens = Array.from({ length: STREAMS }, (_, index) => token(`reader_${index}`));
  const open = (index: number, message: string) =>
    openReader(port, '/chat', tokens[index] ?? '', { message });
  const memory = async () => {
    const headers = { authorization: 'Bearer bench-operator' };
    const response = await fetch(`http://localhost:${port}/api/health?detail=1`, { headers });
    return ((await response.json()) as { memoryBytes: number }).memoryBytes;
  };
  const found = await runStreams({ streams: STREAMS, rate: RATE, seconds: SECONDS, open, memory });
  const name = `${STREAMS} streams at ${RATE} tokens/s`;
  return [
    {
      what: `${name}, share of the ideal rate`,
      target: 'at least 80 %',
      measured: `${(found.share * 100).toFixed(1)} %`,
      passed: found.share >= 0.8,
    },
    atMost(`${name}, memory a stream`, {
      limit: 0.45,
      value: found.memoryPerStream / 1e6,
      unit: 'MB',
      digits: 2,
    }),
    {
      what: `${name}, compressed`,
      target: 'no',
      measured: found.isCompressed ? 'yes' : 'no',
      passed: !found.isCompressed,
    },
    {
      what: `${name}, sent a token with HTTP's framing`,
      target: 'stated',
      measured: `${found.bytesPerToken.toFixed(1)} bytes`,
      passed: null,
    },
  ];
}

function ms(limit: number, value: number) {
  return { limit, value, unit: 'ms', digits: 2 };
}

function at(times: readonly number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;
}
