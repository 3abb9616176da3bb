import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { SERVER_LOGS } from './e2e/check-logs';
import { findChromium } from './lib/local/chromium';

const port = Number(process.env.E2E_PORT ?? 3900);
const baseURL = `http://localhost:${port}`;
const executablePath = findChromium();

mkdirSync(SERVER_LOGS, { recursive: true });

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'e2e/.out/results',
  globalTeardown: resolve('e2e/check-logs.ts'),
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-quic',
      ],
    },
  },
  webServer: {
    command: `tsx e2e/server.ts > ${SERVER_LOGS}/product.log 2>&1`,
    url: `${baseURL}/api/health`,
    timeout: 300_000,
    reuseExistingServer: !process.env.CI && Boolean(process.env.E2E_PORT),
    env: {
      PORT: String(port),
      DATA_DIR: 'e2e/.out/data',
      MISE_SANDBOX_RATE: '400',
      LOG_LEVEL: 'debug',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
