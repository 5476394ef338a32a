import { defineConfig } from '@playwright/test';
import { systemBrowser } from './scripts/lib/browser.mjs';
import { deep } from './test/harness/deep.ts';

const chromium = systemBrowser();

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './test/e2e/global-setup.ts',
  // Each with its own browser, server, database and clock (test/e2e/product.ts).
  workers: Number(process.env.E2E_WORKERS ?? 2),
  fullyParallel: true,
  // One try more where a lost run costs half an hour; `npm test` names every test that needed it: each is a defect.
  retries: process.env.CI === undefined ? 0 : 1,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  timeout: 120_000,
  // A busy machine takes more than the default of five seconds to save and to show the result.
  expect: { timeout: 10_000 },
  use: {
    actionTimeout: 8_000,
    navigationTimeout: 20_000,
    // A trace costs a third of a run: the second try has one, and a run by hand asks for it (`--trace on`).
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Without fades that every click waits for; specs about overlays and steps ask for motion (`withMotion`).
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: ['--no-sandbox'], ...(chromium ? { executablePath: chromium } : {}) },
  },
  projects: [
    {
      name: 'phone',
      // `npm test` runs each test at one width: those tagged `@phone` here, all others at the desktop's. Those tagged
      // `@deep` repeat another journey's path or what API tests assert; only `npm run test:deep` runs them.
      ...(deep ? {} : { grep: /@phone/, grepInvert: /@deep/ }),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      ...(deep ? {} : { grepInvert: /@phone|@deep/ }),
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
});
