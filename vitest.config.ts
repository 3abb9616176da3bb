import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    include: ['{app,components,db,lib}/**/*.test.{ts,tsx}', 'e2e/bench/**/*.test.ts'],
    setupFiles: ['lib/local/log-watch.ts', 'lib/local/loop-watch.ts'],
    environment: 'node',
    // By itself it leaves a core free, which on two cores is half of them
    maxWorkers: '100%',
    // They only end what hangs, on however busy a machine
    testTimeout: 600_000,
    hookTimeout: 120_000,
    // A condition that is waited for comes when it comes; within a second is a promise of the machine's
    expect: { poll: { timeout: 15_000 } },
  },
});
