import { rmSync } from 'node:fs';
import { SERVER_LOGS } from './check-logs';
import { startLookupFakes } from './fakes/lookups';
import { publishPictures } from './fakes/pictures';

// The journeys begin on an empty data folder, like a fresh clone, and without an earlier run's logs
const dataDir = process.env.DATA_DIR ?? 'e2e/.out/data';
rmSync(dataDir, { recursive: true, force: true });
for (const name of ['failing', 'standalone']) rmSync(`${SERVER_LOGS}/${name}.log`, { force: true });
await publishPictures(dataDir);
Object.assign(process.env, await startLookupFakes());
process.argv[2] = 'preview';
await import('@/lib/local/start');
