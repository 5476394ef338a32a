import type { Page, Request } from '@playwright/test';
import { withThirdParties } from './hosts.ts';
import { ready } from './support.ts';

/** A request to another origin, with the path of the page that made it. */
interface ForeignRequest {
  readonly from: string;
  readonly to: string;
}

const ours: ReadonlySet<string> = new Set(Object.values(withThirdParties));

/** Records requests to other origins from now on, and stubs the responses of the ad pixel and the session recorder. */
export const listenForThirdParties = async (page: Page): Promise<readonly ForeignRequest[]> => {
  const foreign: ForeignRequest[] = [];
  page.on('request', (request: Request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && !ours.has(origin))
      foreign.push({ from: new URL(page.url()).pathname, to: request.url() });
  });
  await page.route('https://ads.example/**', (route) =>
    route.fulfill({ body: '', contentType: 'image/gif' }),
  );
  await page.route('https://recorder.example/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'window.sessionRecorder = { start: (options) => { window.recording = options; } };',
    }),
  );
  await recordEverySession(page);
  return foreign;
};

/** Makes every session of this page part of the sample that is recorded. */
const recordEverySession = (page: Page) =>
  page.addInitScript(() => {
    try {
      window.sessionStorage.setItem('recording-draw', '0.1');
    } catch {
      // A frame without session storage.
    }
  });

/** The visitor agreed to third parties on an earlier visit. */
export const consentToThirdParties = async (page: Page): Promise<void> => {
  for (const url of [withThirdParties.marketing, withThirdParties.app])
    await page.context().addCookies([{ name: 'cc', value: 'given.2026-11b', url }]);
};

/** Opens a page and waits until third-party scripts would be there: after hydration, when the browser is idle. */
export const openIdle = async (page: Page, address: string): Promise<number | undefined> => {
  const response = await page.goto(address, { waitUntil: 'load' });
  await ready(page);
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  return response?.status();
};
