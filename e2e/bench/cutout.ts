import { benchQuality, benchLargePhotos } from '@/lib/providers/cutout/testing/bench';
import { embeddedCutout } from '@/lib/providers/cutout/embedded';
import { report } from './report';

/** Quality on made-up photos, and seconds and event loop delay for 12 megapixels. */
const engine = embeddedCutout({ waiting: 2, timeoutMs: 60_000, idleMs: 60_000 });
const quality = await benchQuality(engine);
const large = await benchLargePhotos(engine);
const slowest = Math.max(...large.seconds);
report([
  {
    what: `background removal: mean IoU over ${quality.scenes} made-up photos`,
    target: 'at least 0.85',
    measured: `${quality.mean.toFixed(3)} (least ${quality.least.toFixed(2)})`,
    passed: quality.mean >= 0.85,
  },
  {
    what: 'background removal: 12 megapixels, slowest',
    target: 'at most 6 s',
    measured: `${slowest.toFixed(1)} s`,
    passed: slowest <= 6,
  },
  {
    what: 'background removal: event loop p99 meanwhile',
    target: 'at most 20 ms',
    measured: `${large.loopDelayP99.toFixed(1)} ms`,
    passed: large.loopDelayP99 <= 20,
  },
  {
    what: 'background removal: most memory',
    target: 'stated',
    measured: `${large.residentPeak.toFixed(0)} MB`,
    passed: null,
  },
]);
process.exit(0);
