import { monitorEventLoopDelay } from 'node:perf_hooks';
import sharp from 'sharp';
import type { CutoutEngine } from '../engine.ts';
import { makeScene, overlap } from './scene.ts';

const neverAborted = new AbortController().signal;

/** Mean and least overlap (IoU, 0 to 1) of an engine's cuts with the truth over made-up photos. */
export async function benchQuality(
  engine: CutoutEngine,
  { scenes = 40, longSide = 640 } = {},
): Promise<{ mean: number; least: number; scenes: number }> {
  const overlaps: number[] = [];
  for (let seed = 0; seed < scenes; seed += 1) {
    const { photo, truth } = await makeScene(seed, longSide);
    const cut = await engine.remove({ photo }, neverAborted).catch(() => undefined);
    const alpha = cut && (await sharp(cut.bytes).extractChannel('alpha').raw().toBuffer());
    overlaps.push(alpha ? overlap(alpha, truth) : 0);
  }
  const mean = overlaps.reduce((sum, value) => sum + value, 0) / scenes;
  return { mean, least: Math.min(...overlaps), scenes };
}

/**
 * Seconds an engine takes for 12-megapixel photos, the delay of this process's event loop meanwhile
 * (99th percentile, milliseconds) and the most memory it held (megabytes).
 */
export async function benchLargePhotos(
  engine: CutoutEngine,
  { photos = 5 } = {},
): Promise<{ seconds: number[]; loopDelayP99: number; residentPeak: number }> {
  const scenes = [];
  for (let seed = 0; seed < photos; seed += 1) scenes.push(await makeScene(seed * 3, 4000));
  await engine.remove({ photo: (await makeScene(0, 320)).photo }, neverAborted);
  const loop = monitorEventLoopDelay({ resolution: 1 });
  let residentPeak = 0;
  const watch = setInterval(() => {
    residentPeak = Math.max(residentPeak, process.memoryUsage.rss());
  }, 20);
  const seconds: number[] = [];
  loop.enable();
  for (const { photo } of scenes) {
    const startedAt = performance.now();
    await engine.remove({ photo }, neverAborted);
    seconds.push((performance.now() - startedAt) / 1000);
  }
  loop.disable();
  clearInterval(watch);
  return { seconds, loopDelayP99: loop.percentile(99) / 1e6, residentPeak: residentPeak / 1e6 };
}
