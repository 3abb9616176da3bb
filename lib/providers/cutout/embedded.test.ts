import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { embeddedCutout, type EmbeddedCutoutOptions } from './embedded';

const neverAborted = new AbortController().signal;
const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
  .png()
  .toBuffer();

/** A thread that does what its few lines say; `first` only in the first thread started. `open` ends a wait at `gate`. */
function engine(code: string, options: Partial<EmbeddedCutoutOptions> = {}, first = code) {
  let started = 0;
  const gate = new Int32Array(new SharedArrayBuffer(4));
  const start = () =>
    new Worker(
      `const { parentPort: port, workerData: gate } = require('node:worker_threads');
       const answer = () => port.postMessage({ png: new Uint8Array(3), width: 1, height: 1 });
       port.on('message', () => { ${started++ === 0 ? first : code} });`,
      { eval: true, workerData: gate },
    );
  const cutout = embeddedCutout({ waiting: 2, timeoutMs: 60_000, idleMs: 200, start, ...options });
  const open = () => {
    Atomics.store(gate, 0, 1);
    Atomics.notify(gate, 0);
  };
  return { cutout, started: () => started, open };
}

describe('cutting in a thread', () => {
  it('says so when too many wait, and serves those who do', async () => {
    const { cutout, started, open } = engine('Atomics.wait(gate, 0, 0); answer()');
    let failures = 0;
    const all = Array.from({ length: 5 }, () => cutout.remove({ photo }, neverAborted));
    for (const each of all) each.catch(() => (failures += 1));
    await expect.poll(() => failures).toBe(2);
    open();
    const outcomes = await Promise.allSettled(all);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(refused.map(({ reason }) => reason.code)).toEqual(['unavailable', 'unavailable']);
    expect(refused[0]?.reason).toMatchObject({
      retryAfter: 5,
      message: expect.stringContaining('busy'),
    });
    expect(started()).toBe(1);
  });

  it('ends a thread that hangs and goes on with a new one', async () => {
    const { cutout, started } = engine('answer()', { timeoutMs: 6_000 }, 'for (;;) {}');
    await expect(cutout.remove({ photo }, neverAborted)).rejects.toMatchObject({
      code: 'upstream_timeout',
    });
    await expect(cutout.remove({ photo }, neverAborted)).resolves.toMatchObject({ width: 1 });
    expect(started()).toBe(2);
  });

  it.each(["throw new Error('out of memory')", 'process.exit(1)'])(
    'survives a thread that dies: %s',
    async (death) => {
      const { cutout } = engine('answer()', {}, death);
      await expect(cutout.remove({ photo }, neverAborted)).rejects.toMatchObject({
        code: 'upstream_failed',
      });
      await expect(cutout.remove({ photo }, neverAborted)).resolves.toMatchObject({ width: 1 });
    },
  );

  it('ends the thread of somebody who leaves, and lets the next one in', async () => {
    const { cutout, started } = engine('answer()', {}, 'for (;;) {}');
    const leave = new AbortController();
    const first = cutout.remove({ photo }, leave.signal);
    const second = cutout.remove({ photo }, neverAborted);
    const failure = first.catch(String);
    await expect.poll(started).toBe(1);
    leave.abort(new DOMException('left', 'AbortError'));
    expect(await failure).toContain('left');
    await expect(second).resolves.toMatchObject({ width: 1 });
    expect(started()).toBe(2);
  });

  it('gives an idle thread back', async () => {
    const { cutout, started } = engine('answer()', { idleMs: 30 });
    await cutout.remove({ photo }, neverAborted);
    await expect
      .poll(() => cutout.remove({ photo }, neverAborted).then(started), { interval: 100 })
      .toBeGreaterThan(1);
  });

  it('passes on that nothing stands out', async () => {
    const { cutout } = engine("port.postMessage({ problem: 'nothing-found' })");
    await expect(cutout.remove({ photo }, neverAborted)).rejects.toThrow(/Draw a box around it/);
  });
});
