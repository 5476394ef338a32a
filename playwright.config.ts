import { defineConfig } from '@playwright/test';
import { systemBrowser } from './scripts/lib/browser.mjs';

const chromium = systemBrowser();
const port = process.env.E2E_PORT ?? '3917';

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results/e2e',
  workers: 1,
  // One try more where a lost run costs half an hour; `npm test` names every test that needed it: each is a defect.
  retries: process.env.CI === undefined ? 0 : 1,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  timeout: 120_000,
  webServer: {
    command: 'node --import tsx test/e2e/serve.ts',
    url: `http://localhost:${port}/readyz`,
    env: { PORT: port },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
  },
  use: {
    actionTimeout: 8_000,
    navigationTimeout: 20_000,
    baseURL: `http://localhost:${port}`,
    // A trace costs a third of a run: the second try has one, and a run by hand asks for it (`--trace on`).
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { args: ['--no-sandbox'], ...(chromium ? { executablePath: chromium } : {}) },
  },
  projects: [
    {
      name: 'phone',
      // What is the same at every width carries `@once`.
      grepInvert: /@once/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
  ],
});
