import type { Page } from '@playwright/test';
import type { PageRoute } from '#client/routing/route.ts';
import { isHealthPage } from '#config/health-pages.ts';
import { addressesOf } from '#server/pages/site-files.ts';
import { routeTable } from '#simulators/routes.ts';
import { deep } from '../harness/deep.ts';
import { enterAs } from './sessions.ts';
import { expect, expectAccessible, origins, photograph, ready, test, withThirdParties } from './support.ts';
import { listenForThirdParties, openIdle } from './third-parties.ts';

/** A process of the product with ad pixels and a session recorder configured. */
const shared = withThirdParties;

/**
 * Pages that may share something after consent. The others never do (every-page.spec.ts), so that without consent only
 * `npm run test:deep` opens them all.
 */
const pagesOf = (access: PageRoute['access']): string[] =>
  routeTable.routes
    .filter((route) => route.access === access && route.host !== 'admin')
    .flatMap((route) =>
      addressesOf(route)
        .filter((path, index) => (deep ? index < 2 : index === 0 && !isHealthPage(path)))
        .map((path) => `${shared[route.host === 'marketing' ? 'marketing' : 'app']}${path}`),
    );

const question = (page: Page) => page.getByRole('region', { name: 'May we tell others about your visit?' });
const choiceOf = async (page: Page) =>
  (await page.context().cookies(shared.marketing)).find(({ name }) => name === 'cc');

test.beforeAll(({ thirdParties: _ }) => {});

test('no request goes to another origin before consent', { tag: '@deep' }, async ({ page }) => {
  test.setTimeout(300_000);
  const foreign = await listenForThirdParties(page);
  for (const address of pagesOf('public')) expect(await openIdle(page, address), address).toBe(200);
  await page.goto(`${shared.app}/api/auth/login`);
  await expect(page.getByRole('button', { name: /^sign in$/i })).toBeVisible();
  await enterAs(page, 'patient@example.com', { origin: shared.app });
  for (const address of pagesOf('login')) expect(await openIdle(page, address), address).toBe(200);
  expect(foreign, 'before consent').toEqual([]);
});

test('the consent banner works with the keyboard, causes no layout shift, and nothing is loaded without consent', {
  tag: '@phone',
}, async ({ page }) => {
  const foreign = await listenForThirdParties(page);
  await page.goto(shared.marketing);
  await ready(page);
  await expect(question(page)).toBeVisible();
  await photograph(page, 'privacy/question');
  await expectAccessible(page);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
  expect(shift).toBeLessThan(0.01);
  const [reject, accept] = await Promise.all(
    ['Reject', 'Accept'].map((name) => question(page).getByRole('button', { name }).boundingBox()),
  );
  expect([reject?.width, reject?.height]).toEqual([accept?.width, accept?.height]);

  for (let presses = 0; presses < 10; presses++) {
    await page.keyboard.press('Tab');
    if (
      await question(page)
        .getByRole('button', { name: 'Accept' })
        .evaluate((one) => one === document.activeElement)
    )
      break;
  }
  expect(foreign).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeHidden();
  expect((await choiceOf(page))?.value).toBe('given.2026-11b');
  await expect.poll(() => foreign.map(({ to }) => to)).toEqual(['https://recorder.example/r.js']);
  // The request is seen before its answer has run.
  await expect
    .poll(() => page.evaluate(() => 'recording' in window && window.recording))
    .toEqual({
      replay: true,
      maskAllText: true,
      maskAllInputs: true,
      blockAllMedia: true,
    });

  // The health page is loaded as a new document, so the recorder script is gone.
  await page.getByRole('link', { name: 'Find your treatment' }).first().click();
  await page.waitForURL(`${shared.marketing}/quiz`);
  await ready(page);
  expect(await page.evaluate(() => 'sessionRecorder' in window)).toBe(false);
});

test('a refusal is stored for a year, hides the banner, and can be changed in the footer', {
  tag: '@deep',
}, async ({ page }) => {
  const foreign = await listenForThirdParties(page);
  await page.goto(`${shared.marketing}/faq`);
  await ready(page);
  await question(page).getByRole('button', { name: 'Reject' }).click();
  await expect(question(page)).toBeHidden();
  const cookie = await choiceOf(page);
  expect(cookie?.value).toBe('withdrawn.2026-11b');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
  await page.goto(shared.marketing);
  await ready(page);
  await expect(question(page)).toHaveCount(0);

  const opener = page.getByRole('button', { name: 'Privacy choices' });
  await opener.click();
  await expect(question(page)).toContainText('You said no in this browser.');
  await expect(question(page).getByRole('heading')).toBeFocused();
  await photograph(page, 'privacy/choices');
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(foreign).toEqual([]);
});

test('Global Privacy Control is honored without asking', { tag: '@deep' }, async ({ page }) => {
  const foreign = await listenForThirdParties(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.context().addCookies([{ name: 'cc', value: 'given.2026-11b', url: shared.marketing }]);
  await page.goto(shared.marketing);
  await ready(page);
  await page.waitForTimeout(300);
  await expect(page.getByRole('region', { name: /May we|privacy choices/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await expect(page.getByRole('region', { name: 'Your privacy choices' })).toContainText(
    'Global Privacy Control',
  );
  expect(foreign).toEqual([]);
});

test('no health page shows the consent banner, and no page does when nothing is shared', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto(`${shared.marketing}/quiz`);
  await ready(page);
  await page.waitForTimeout(300);
  await expect(question(page)).toHaveCount(0);
  await page.goto(origins.marketing);
  await ready(page);
  await page.waitForTimeout(300);
  await expect(question(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await expect(page.getByRole('region', { name: 'Your privacy choices' })).toContainText(
    'We tell no other company about your visits',
  );
});
