import { rmSync } from 'node:fs';
import { startLookupFakes } from './fakes/lookups';

// The journeys begin on an empty data folder, like a fresh clone
rmSync(process.env.DATA_DIR ?? 'e2e/.out/data', { recursive: true, force: true });
Object.assign(process.env, await startLookupFakes());
process.argv[2] = 'preview';
await import('@/lib/local/start');
