import { expect, it } from 'vitest';
import { burstBytes, drain, prepareBurst, responseOf } from './burst';

const MOST_BYTES = 60;
/** About one and a half as it is; the client library's own iteration takes more than twenty. */
const MOST_OVER_PARSING = 4;

it('sends at most 60 bytes a token, in as many pieces as the network brought', async () => {
  const { bytes, pieces, chunks } = await prepareBurst()();
  expect(bytes / chunks).toBeLessThanOrEqual(MOST_BYTES);
  expect(pieces).toBeLessThanOrEqual(burstBytes().length + 1);
});

it('costs a small multiple of reading the lines and parsing them', async () => {
  const relay = prepareBurst();
  const reads = burstBytes();
  const parse = async () => {
    const startedAt = performance.now();
    await drain(responseOf(reads));
    const text = Buffer.concat(reads).toString();
    for (const line of text.split('\n')) if (line.startsWith('data: {')) JSON.parse(line.slice(6));
    return performance.now() - startedAt;
  };
  let [relayed, parsed] = [Infinity, Infinity];
  for (let turn = 0; turn < 150; turn += 1) {
    relayed = Math.min(relayed, (await relay()).ms);
    parsed = Math.min(parsed, await parse());
  }
  expect(relayed / parsed).toBeLessThan(MOST_OVER_PARSING);
});
