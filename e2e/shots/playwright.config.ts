import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/** `npm run shots`: not a test, but the same server and browser. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.shots.ts',
  outputDir: '../.out/shots-results',
  timeout: 300_000,
  ...(base.webServer && !Array.isArray(base.webServer)
    ? { webServer: { ...base.webServer, cwd: process.cwd() } }
    : {}),
});
