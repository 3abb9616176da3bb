import { join } from 'node:path';
import type { NextConfig } from 'next';

/** Two routes, one of which verifies a bearer token with the product's own code; only the benchmark builds it. */
const config: NextConfig = {
  turbopack: { root: join(import.meta.dirname, '../../..') },
  typescript: { ignoreBuildErrors: true, tsconfigPath: '../../../tsconfig.json' },
};

export default config;
