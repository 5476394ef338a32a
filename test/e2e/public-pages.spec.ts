import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { expect, expectAccessible, openReady, origins, test } from './support.ts';

const pages = [
  ['/', 'Keep the hair you have. Grow back what you can.'],
  ['/faq', 'Questions and answers'],
  ['/legal', 'Legal and privacy'],
  ['/legal/terms', 'Terms of service'],
] as const;

for (const [path, heading] of pages)
  test(`${path} is readable and accessible, without console output`, { tag: '@deep' }, async ({ page }) => {
    await page.goto(`${origins.marketing}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expectAccessible(page);
  });

test('the help questions can be searched', { tag: '@deep' }, async ({ page }) => {
  await page.goto(`${origins.marketing}/faq`);
  await page.getByLabel('Search answers, articles and treatments').fill('cancle');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'How do I cancel?' }).click();
  await expect(page.getByText('choose Cancel, then Cancel now')).toBeVisible();
});

test('navigation in the browser updates title, address and heading', async ({ page }) => {
  await page.goto(`${origins.marketing}/legal`);
  await page.getByRole('main').getByRole('link', { name: 'Refunds and returns' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Refunds and returns');
  expect(new URL(page.url()).pathname).toBe('/legal/refunds');
});

test('a link loads its document when the list of all pages cannot be loaded', { tag: '@deep' }, async ({
  page,
  complaints,
}) => {
  const chunks = 'dist/client/assets/chunks';
  const list = readdirSync(chunks).find(
    (name) =>
      name.endsWith('.js') && readFileSync(`${chunks}/${name}`, 'utf8').includes('/_default.page.route.ts'),
  );
  const asked = page.waitForRequest(`**/${list}`);
  await page.route(`**/${list}`, (route) => route.abort());
  await openReady(page, `${origins.marketing}/legal`);
  await asked;
  const document = page.waitForRequest((request) => request.resourceType() === 'document');
  await page.getByRole('main').getByRole('link', { name: 'Refunds and returns' }).click();
  await document;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Refunds and returns');
  expect(complaints.filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]);
  complaints.length = 0;
});

test('a page can be read before its scripts load: one stylesheet first, fonts and scripts at low priority', async ({
  request,
}) => {
  for (const path of ['/', '/faq']) {
    const html = await (await request.get(path)).text();
    const tags = [...html.matchAll(/<(?:link|script)\b[^>]*>/g)].map(([tag]) => tag);
    expect(tags.filter((tag) => tag.includes('rel="stylesheet"'))).toHaveLength(1);
    const fonts = tags.filter((tag) => tag.includes('as="font"'));
    expect(fonts).toHaveLength(2);
    const scripts = tags.filter((tag) => /rel="modulepreload"|type="module"/.test(tag));
    expect(scripts.length).toBeGreaterThan(2);
    for (const tag of [...fonts, ...scripts]) expect(tag).toContain('fetchpriority="low"');
  }
});

test('fonts that load late cause no layout shift, and the next page uses them', { tag: '@deep' }, async ({
  page,
}) => {
  await page.route('**/*.woff2', async (route) => {
    await setTimeout(1_500);
    await route.continue();
  });
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push(JSON.stringify(entry));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openReady(page, `${origins.app}/learn/shedding-in-the-first-months`);
  const laterFaces = () =>
    page.evaluate(
      () =>
        [...document.fonts].filter((face) => /Later/.test(face.family) && face.status === 'loaded').length,
    );
  await expect.poll(laterFaces).toBe(2);
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([]);
  const html = page.locator('html');
  await expect(html).not.toHaveAttribute('data-fonts');
  await page.getByRole('main').getByRole('link', { name: 'Learn', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Read before you decide');
  await expect(html).toHaveAttribute('data-fonts', 'later');
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Inter Later');
});
