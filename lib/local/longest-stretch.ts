import { createHook } from 'node:async_hooks';
import { isWorking } from '@/lib/drain';

let depth = 0;
let begun = 0;
let wasWorking = false;
let longest = 0;

/** Processor time of this thread, not wall time: a busy machine finds what an idle one does. */
function ownMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

const hook = createHook({
  before() {
    depth += 1;
    if (depth > 1) return;
    wasWorking = isWorking();
    begun = ownMs();
  },
  after() {
    depth = Math.max(0, depth - 1);
    if (depth === 0 && (wasWorking || isWorking())) longest = Math.max(longest, ownMs() - begun);
  },
});

/** From now on watches how long this thread computes in one piece while it answers requests. */
export function watchStretches(): void {
  hook.enable();
}

/** The longest piece since it was last asked for, in milliseconds of processor time. */
export function takeLongestStretch(): number {
  const taken = longest;
  longest = 0;
  return taken;
}
