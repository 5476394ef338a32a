import type { Page } from '@playwright/test';
import { expect, openReady, origins, test } from './support.ts';

const outage = { header: 'Payments are slow', body: 'Your order is safe. We are on it.' };
const entry = (brands: string[], routes: string[]) => ({ brands, routes, ...outage });

/** Replaces the response of outages.json for the test. */
const answering = (page: Page, status: number, body: unknown) =>
  page.route('**/outages.json', (route) => route.fulfill({ status, body: JSON.stringify(body) }));

const banner = (page: Page) => page.getByRole('status').filter({ hasText: outage.header });

test('S4.4: the banner shows on the host and path of its entry, also after navigation in the browser', async ({
  page,
}) => {
  const { host } = new URL(origins.marketing);
  await answering(page, 200, [entry(['elsewhere.example'], ['*']), entry([host], ['/legal/*'])]);
  await openReady(page, `${origins.marketing}/legal`);
  await expect(banner(page)).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Refunds and returns' }).click();
  await expect(banner(page)).toHaveText(`${outage.header} ${outage.body}`);
  await expect(banner(page)).toBeInViewport();
  await page.mouse.wheel(0, 2_000);
  await expect(banner(page)).toBeInViewport();
});

test('S4.5: a wildcard matches everything', { tag: '@deep' }, async ({ page }) => {
  await answering(page, 200, [entry(['*'], ['*'])]);
  await openReady(page, `${origins.app}/our-products`);
  await expect(banner(page)).toBeVisible();
});

test('S4.7: the banner shows nothing while loading or on an error', { tag: '@deep' }, async ({
  page,
  complaints,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const requested = page.waitForRequest('**/outages.json');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/outages.json', async (route) => {
    await answered;
    await route.fulfill({ status: 503, body: JSON.stringify([entry(['*'], ['*'])]) });
  });
  await openReady(page, `${origins.marketing}/faq`);
  // The page requests its outages when it is idle, which may be later than its hydration.
  await requested;
  await expect(banner(page)).toHaveCount(0);
  answer();
  await expect.poll(() => said.join('\n')).toContain('Failed to fetch outages: 503 Service Unavailable');
  await expect(banner(page)).toHaveCount(0);
  // The browser itself logs an error for such a response.
  complaints.splice(0);
});
