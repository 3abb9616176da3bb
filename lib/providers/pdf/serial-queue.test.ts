import { describe, expect, it } from 'vitest';
import { serialQueue } from './serial-queue';

const calm = new AbortController().signal;
const later = () => new Promise((resolve) => setImmediate(resolve));

describe('serialQueue', () => {
  it('never runs two jobs at once and keeps their order', async () => {
    const run = serialQueue(5, () => new Error('full'));
    let running = 0;
    const order: number[] = [];
    const job = (name: number) => async () => {
      running += 1;
      expect(running).toBe(1);
      await later();
      order.push(name);
      running -= 1;
    };
    await Promise.all([1, 2, 3].map((name) => run(job(name), calm)));
    expect(order).toEqual([1, 2, 3]);
  });

  it('goes on after a failure and makes room again', async () => {
    const run = serialQueue(0, () => new Error('full'));
    const broken = run(() => Promise.reject(new Error('broken')), calm);
    await expect(run(async () => 1, calm)).rejects.toThrow('full');
    await expect(broken).rejects.toThrow('broken');
    await later();
    await expect(run(async () => 2, calm)).resolves.toBe(2);
  });

  it('lets go of somebody who leaves while waiting', async () => {
    const run = serialQueue(2, () => new Error('full'));
    const leaving = new AbortController();
    let hasRun = false;
    const first = run(later, calm);
    const second = run(async () => (hasRun = true), leaving.signal);
    leaving.abort(new Error('left'));
    await expect(second).rejects.toThrow('left');
    await first;
    await later();
    expect(hasRun).toBe(false);
  });
});
