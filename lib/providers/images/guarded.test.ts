import { beforeEach, expect, it } from 'vitest';
import { Breaker } from '@/lib/providers/http/breaker';
import { imageFailures } from './failures';
import { guardedImages } from './guarded';
import type { GeneratedImage, ImageModel } from './model';

let calls = 0;
let clock = 0;
let answer: () => Promise<GeneratedImage>;
let images: ImageModel;

const picture = { bytes: Uint8Array.of(1), model: 'm' };
const ask = (signal = new AbortController().signal) =>
  images.generate({ prompt: 'tea', aspect: 'square' }, signal);
const fail = () => ask().catch(String);

beforeEach(() => {
  calls = 0;
  clock = 0;
  answer = () => Promise.reject(imageFailures.broken());
  const generate = () => {
    calls += 1;
    return answer();
  };
  const breaker = new Breaker({ failures: 3, cooldownMs: 30_000, now: () => clock });
  images = guardedImages({ model: 'm', source: 's', isSandbox: false, generate }, { breaker });
});

it('answers at once after repeated failures, and is probed after a rest', async () => {
  for (let time = 0; time < 3; time += 1) await fail();
  await expect(ask()).rejects.toMatchObject({ status: 503, retryAfter: 30 });
  expect(calls).toBe(3);
  clock = 30_000;
  answer = async () => picture;
  expect(await ask()).toEqual(picture);
  expect(await ask()).toEqual(picture);
});

it('takes neither declined descriptions nor people who leave for failures', async () => {
  answer = () => Promise.reject(imageFailures.declined());
  for (let time = 0; time < 5; time += 1) await fail();
  answer = () => Promise.reject(new Error('left'));
  for (let time = 0; time < 5; time += 1) await ask(AbortSignal.abort()).catch(String);
  expect(calls).toBe(10);
});
