import type { Page, Request } from '@playwright/test';
import type { PageRoute } from '#client/routing/route.ts';
import { isHealthPage } from '#config/health-pages.ts';
import { addressesOf } from '#server/pages/site-files.ts';
import { routeTable } from '#simulators/routes.ts';
import { enterAs } from './sessions.ts';
import { expect, expectAccessible, origins, photograph, ready, test, withThirdParties } from './support.ts';

/** A process of the product with ad pixels and a session recorder configured. */
const shared = withThirdParties;
const ours: ReadonlySet<string> = new Set(Object.values(shared));

/** One or two of many pages that are rendered by the same code. */
const pages = (access: PageRoute['access']): string[] =>
  routeTable.routes
    .filter((route) => route.access === access && route.host !== 'admin')
    .flatMap((route) =>
      addressesOf(route)
        .slice(0, 2)
        .map((path) => `${shared[route.host === 'marketing' ? 'marketing' : 'app']}${path}`),
    );

/** Records requests to other origins, with the page that made them, and stubs the responses. */
const listen = async (page: Page): Promise<{ from: string; to: string }[]> => {
  const foreign: { from: string; to: string }[] = [];
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
  return foreign;
};

const walk = async (page: Page, addresses: readonly string[]): Promise<void> => {
  for (const address of addresses) {
    const response = await page.goto(address, { waitUntil: 'load' });
    expect(response?.status(), address).toBe(200);
    // Third-party scripts are loaded after hydration, when the browser is idle.
    await ready(page);
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  }
};

/** Makes every session of this page part of the sample that is recorded. */
const drawEverybody = (page: Page) =>
  page.addInitScript(() => {
    try {
      window.sessionStorage.setItem('recording-draw', '0.1');
    } catch {
      // A frame without session storage.
    }
  });

const question = (page: Page) => page.getByRole('region', { name: 'May we tell others about your visit?' });
const choiceOf = async (page: Page) =>
  (await page.context().cookies(shared.marketing)).find(({ name }) => name === 'cc');

test.beforeAll(({ thirdParties: _ }) => {});

/** Opens every page, as a visitor and then as the demo patient. */
const walkEverywhere = async (page: Page): Promise<void> => {
  const everybodys = pages('public');
  expect(everybodys.length).toBeGreaterThan(40);
  await walk(page, everybodys);
  await page.goto(`${shared.app}/api/auth/login`);
  await expect(page.getByRole('button', { name: /^sign in$/i })).toBeVisible();
  await enterAs(page, 'patient@example.com', { origin: shared.app });
  await walk(page, pages('login'));
};

test('no request goes to another origin before consent', { tag: '@once' }, async ({ page }) => {
  test.setTimeout(300_000);
  const foreign = await listen(page);
  await drawEverybody(page);
  await walkEverywhere(page);
  expect(foreign, 'before consent').toEqual([]);
});

test('no request goes from a health page to another origin, even after consent', { tag: '@once' }, async ({
  page,
}) => {
  test.setTimeout(300_000);
  const foreign = await listen(page);
  await drawEverybody(page);
  for (const origin of [shared.marketing, shared.app])
    await page.context().addCookies([{ name: 'cc', value: 'given.2026-11b', url: origin }]);
  await walkEverywhere(page);
  expect(foreign.filter(({ from }) => isHealthPage(from))).toEqual([]);
  await page.goto(shared.marketing);
  const told = () => [...new Set(foreign.map(({ to }) => to))];
  await expect.poll(told, 'open pages record, after consent').toEqual(['https://recorder.example/r.js']);
});

test('the consent banner works with the keyboard, causes no layout shift, and nothing is loaded without consent', async ({
  page,
}) => {
  const foreign = await listen(page);
  await drawEverybody(page);
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
  tag: '@once',
}, async ({ page }) => {
  const foreign = await listen(page);
  await drawEverybody(page);
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
  await expect(question(page)).toContainText('So far you said no on this browser.');
  await expect(question(page).getByRole('heading')).toBeFocused();
  await photograph(page, 'privacy/choices');
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(foreign).toEqual([]);
});

test('Global Privacy Control is honored without asking', { tag: '@once' }, async ({ page }) => {
  const foreign = await listen(page);
  await drawEverybody(page);
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
  tag: '@once',
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
