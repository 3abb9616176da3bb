import { rmSync } from 'node:fs';
import { startLookupFakes } from './fakes/lookups';
import { publishPictures } from './fakes/pictures';

// The journeys begin on an empty data folder, like a fresh clone
const dataDir = process.env.DATA_DIR ?? 'e2e/.out/data';
rmSync(dataDir, { recursive: true, force: true });
await publishPictures(dataDir);
Object.assign(process.env, await startLookupFakes());
process.argv[2] = 'preview';
await import('@/lib/local/start');
