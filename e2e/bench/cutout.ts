import { benchQuality, benchLargePhotos } from '@/lib/providers/cutout/testing/bench';
import { embeddedCutout } from '@/lib/providers/cutout/embedded';

/** Quality on made-up photos, and seconds and event loop delay for 12 megapixels. */
const engine = embeddedCutout({ waiting: 2, timeoutMs: 60_000, idleMs: 60_000 });
const quality = await benchQuality(engine);
console.log(
  `mean IoU ${quality.mean.toFixed(3)} over ${quality.scenes} photos, least ${quality.least.toFixed(3)}`,
);
console.log('12 megapixels', await benchLargePhotos(engine));
process.exit(0);
