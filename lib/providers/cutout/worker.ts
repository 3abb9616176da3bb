import { parentPort } from 'node:worker_threads';
import { cutOut } from './cut-out.ts';
import type { CutoutRequest } from './engine.ts';

/** What the thread answers: a PNG, or why there is none. */
export type CutoutAnswer =
  | { png: Uint8Array<ArrayBuffer>; width: number; height: number }
  | { problem: 'nothing-found' | 'broken' };

parentPort?.on('message', async ({ photo, box }: CutoutRequest) => {
  const answer = await cutOut(photo, box).then(
    (cut): CutoutAnswer => cut ?? { problem: 'nothing-found' },
    (): CutoutAnswer => ({ problem: 'broken' }),
  );
  parentPort?.postMessage(answer, 'png' in answer ? [answer.png.buffer] : []);
});
