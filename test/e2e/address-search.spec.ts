import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  openReady,
  origins,
  photograph,
  plain,
  ready,
  test,
  withThirdParties,
} from './support.ts';

const form = '/get-started/your-info?products=313';

const street = (page: Page) => page.getByLabel('Street address');
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
const look = (page: Page, name: string) => photograph(page, `address/${name}`);

/** Replaces Google's script: offers two places and records the requests. */
const script = `
  const places = {
    a: ['48 Willow Street', 'Brooklyn, NY, USA', '48', 'Willow Street', 'Brooklyn', 'NY', '11201'],
    b: ['48 Willow Avenue', 'Hoboken, NJ, USA', '48', 'Willow Avenue', 'Hoboken', 'NJ', '07030'],
  };
  const part = (type, longText, shortText = longText) => ({ types: [type], longText, shortText });
  const prediction = ([placeId, [main, second, number, route, city, state, zip]]) => ({
    placeId, mainText: { text: main }, secondaryText: { text: second },
    toPlace: () => ({
      fetchFields: async function () {
        this.addressComponents = [part('street_number', number), part('route', route), part('locality', city),
          part('administrative_area_level_1', 'whole name', state), part('postal_code', zip)];
      },
    }),
  });
  window.google = { maps: { importLibrary: async () => ({
    AutocompleteSessionToken: class {},
    AutocompleteSuggestion: { fetchAutocompleteSuggestions: async ({ input }) => {
      try { if (window.parent.document) window.asked = 'it can look into the page'; } catch { /* as it should be */ }
      if (window.asked) throw new Error(window.asked);
      return { suggestions: Object.entries(places).filter(([, [main]]) => main.startsWith(input.trim()))
        .map((one) => ({ placePrediction: prediction(one) })) };
    } },
  }) } };
  window.addressSearchReady();`;

/** Requests to Google, with the referrer of each. */
const listen = async (page: Page, answer: 'script' | 'broken' = 'script') => {
  const asked: { url: string; referer: string | undefined }[] = [];
  await page.route('https://*.googleapis.com/**', async (route) => {
    asked.push({ url: route.request().url(), referer: (await route.request().allHeaders()).referer });
    if (answer === 'broken') await route.abort();
    else await route.fulfill({ contentType: 'text/javascript', body: script });
  });
  return asked;
};
const agree = (page: Page, choice = 'given') =>
  page.context().addCookies([{ name: 'cc', value: `${choice}.2026-11b`, url: withThirdParties.app }]);

const expectPlain = async (page: Page): Promise<void> => {
  await street(page).pressSequentially('48 Willow');
  await expect(street(page)).not.toHaveAttribute('role', 'combobox');
  await expect(page.locator('iframe[title="Address suggestions"]')).toHaveCount(0);
  await expect(options(page)).toHaveCount(0);
};

test.beforeAll(({ thirdParties: _ }) => {});

test('a suggestion chosen by keyboard fills street, city, state and ZIP', { tag: '@phone' }, async ({
  page,
}) => {
  const asked = await listen(page);
  await agree(page);
  await openReady(page, `${withThirdParties.app}${form}`);
  expect(asked, 'nothing is loaded before the field is entered').toEqual([]);
  await page.getByLabel('Apartment or suite').fill('Unit 2');
  await street(page).focus();
  await expect(street(page)).toHaveRole('combobox');
  await expect(street(page)).toHaveAttribute('aria-expanded', 'false');
  await street(page).pressSequentially('48 Wil');
  await expect(options(page)).toHaveText([
    '48 Willow Street Brooklyn, NY, USA',
    '48 Willow Avenue Hoboken, NJ, USA',
  ]);
  await expect(page.getByRole('status').filter({ hasText: '2 suggestions.' })).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  const active = await street(page).getAttribute('aria-activedescendant');
  expect(await options(page).nth(1).getAttribute('id')).toBe(active);
  await expect(options(page).nth(1)).toBeInViewport({ ratio: 1 });
  await look(page, 'open');
  await expectAccessible(page);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(street(page)).toHaveValue('48 Willow Street');
  await expect(street(page)).toBeFocused();
  await expect(options(page)).toHaveCount(0);
  await expect(page.getByLabel('City')).toHaveValue('Brooklyn');
  await expect(page.getByLabel('State')).toHaveValue('NY');
  await expect(page.getByLabel('ZIP code')).toHaveValue('11201');
  await expect(page.getByLabel('Apartment or suite')).toHaveValue('Unit 2');
  await expect(
    page.getByRole('status').filter({ hasText: 'Filled in: 48 Willow Street, Brooklyn, NY 11201.' }),
  ).toBeAttached();
  await look(page, 'filled');
  expect(asked).toHaveLength(1);
  const { origin, pathname, searchParams } = new URL(asked[0]?.url ?? '');
  expect([origin, pathname, searchParams.get('key')]).toEqual([
    'https://maps.googleapis.com',
    '/maps/api/js',
    'places-key',
  ]);
  expect(asked[0]?.referer, 'Google is not told which page asks').toBe(`${withThirdParties.marketing}/`);
});

test('a suggestion is chosen by mouse or touch; Escape closes the list and keeps the typed text', {
  tag: '@deep',
}, async ({ page }) => {
  await listen(page);
  await agree(page);
  await openReady(page, `${withThirdParties.app}${form}`);
  await street(page).focus();
  await expect(street(page)).toHaveRole('combobox');
  await street(page).pressSequentially('48 Willow');
  await expect(options(page)).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(street(page)).toHaveValue('48 Willow');
  await street(page).pressSequentially(' Ave');
  await options(page).filter({ hasText: 'Hoboken' }).click();
  await expect(street(page)).toHaveValue('48 Willow Avenue');
  await expect(page.getByLabel('State')).toHaveValue('NJ');
  await page.getByLabel('City').focus();
  await expect(options(page)).toHaveCount(0);
});

for (const [name, prepare] of [
  ['without consent', async () => {}],
  ['after consent was refused', (page: Page) => agree(page, 'withdrawn')],
  [
    'with Global Privacy Control',
    async (page: Page) => {
      await agree(page);
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
      );
    },
  ],
] as const)
  test(`${name} the form stays plain, and no request goes to Google`, { tag: '@deep' }, async ({ page }) => {
    const asked = await listen(page);
    await prepare(page);
    await openReady(page, `${withThirdParties.app}${form}`);
    await expectPlain(page);
    expect(asked).toEqual([]);
  });

test('S7.33: without an API key no request goes to Google, whatever the visitor agreed to', {
  tag: '@deep',
}, async ({ page }) => {
  const asked = await listen(page);
  await page.context().addCookies([{ name: 'cc', value: 'given.2026-11b', url: origins.app }]);
  await openReady(page, `${origins.app}${form}`);
  await expectPlain(page);
  expect(asked).toEqual([]);
});

plain(
  'when the script is blocked the form stays plain, with one line in the console',
  { tag: '@deep' },
  async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'info') said.push(message.text());
    });
    await listen(page, 'broken');
    await agree(page);
    await page.goto(`${withThirdParties.app}${form}`);
    await ready(page);
    await street(page).focus();
    await expect
      .poll(() => said)
      .toEqual(['Failed to initialise address suggestions: The script could not be loaded.']);
    await expectPlain(page);
    await page.getByLabel('City').focus();
    await street(page).focus();
    expect(said).toHaveLength(1);
  },
);
