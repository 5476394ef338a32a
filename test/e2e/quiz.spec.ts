import type { Page, Route } from '@playwright/test';
import { ask } from './api.ts';
import { choose, expect, expectAccessible, openReady, origins, test } from './support.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const tick = async (page: Page, ...names: string[]) => {
  for (const name of names) await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
};

/** The first four answers of a visitor with thinning hair at the crown. */
const answerFour = async (page: Page): Promise<void> => {
  await choose(page, 'At my crown');
  await tick(page, 'Make my hair look thicker');
  await choose(page, 'Either is fine');
  await tick(page, 'My father’s side');
};

test('S2.20: no step waits for the server, and the results are those of the API', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openReady(page, `${origins.marketing}/quiz`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForLoadState('networkidle');
  // Analytics events are sent in the background: the steps continue although the events get no response.
  const unanswered: Route[] = [];
  let answering = false;
  await page.route('**/graphql', async (route) => {
    if (answering) await route.continue();
    else unanswered.push(route);
  });
  const requests: string[] = [];
  page.on('request', (request) => {
    // Chromium requests the icon again whenever the fragment changes.
    if (!/\/(favicon\.svg|graphql)$/.test(request.url())) requests.push(request.url());
  });
  await answerFour(page);
  await expect(heading(page)).toHaveText('Do you have dandruff?');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('checkbox', { name: 'My father’s side' })).toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page)).toHaveText('Do you have dandruff?');
  expect(requests).toEqual([]);
  const queries = unanswered.map((route) => route.request().postDataJSON().query);
  expect(queries.every((query) => /^mutation CreateAnalyticsEvent\b/.test(query))).toBe(true);
  answering = true;
  for (const route of unanswered) await route.continue();

  await choose(page, 'Yes');
  await expect(heading(page)).toHaveText('Save your results');
  await page.getByRole('button', { name: 'Skip and see my results' }).click();
  await expect(heading(page)).toHaveText('Your recommended plan');
  expect(new URL(page.url()).search, 'no answer in the address').toBe('');
  const titles = page.getByRole('main').getByRole('list').first().getByRole('heading', { level: 2 });
  await expect(titles).not.toHaveCount(0);
  const { recommendations } = await ask<{ recommendations: { products: { product: { title: string } }[] } }>(
    page,
    `{ recommendations(answers: { where: ["crown"], expectedResult: ["hair-thickening"], treatmentType: "dontCare",
       familyExperience: ["fathers"], dandruff: 1 }) { products { product { title } } } }`,
  );
  expect(await titles.allInnerTexts()).toEqual(recommendations.products.map(({ product }) => product.title));
});

test('results are saved at an address, with two boxes that are not ticked in advance, and open again later', {
  tag: '@deep',
}, async ({ page }) => {
  await openReady(page, `${origins.marketing}/quiz#question-1`);
  await answerFour(page);
  await choose(page, 'No');
  await expect(heading(page)).toHaveText('Save your results');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expectAccessible(page);
  const save = page.getByRole('button', { name: 'Save and see my results' });
  const skip = page.getByRole('button', { name: 'Skip and see my results' });
  const [saveBox, skipBox] = [await save.boundingBox(), await skip.boundingBox()];
  expect([skipBox?.width, skipBox?.height]).toEqual([saveBox?.width, saveBox?.height]);
  await save.click();
  await expect(page.getByText('Enter your first name.').first()).toBeVisible();
  await page.getByLabel('First name').fill('Sam');
  await page.getByLabel('Email', { exact: true }).fill('sam@example');
  await save.click();
  await expect(page.getByText('Enter an email address like name@example.com.').first()).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Sam');
  await page.getByLabel('Email', { exact: true }).fill('sam@example.com');
  await save.click();
  await expect(heading(page)).toHaveText('Your recommended plan');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${origins.marketing}/quiz/results`);
  await expect(page.getByRole('button', { name: /Add Finasteride/i })).toBeVisible();
});

test('S9.9: patchy hair loss leads to a doctor and not to the shop', { tag: '@deep' }, async ({ page }) => {
  await openReady(page, `${origins.marketing}/quiz#question-1`);
  await choose(page, 'In round or uneven patches');
  await tick(page, 'Try to regrow hair');
  await choose(page, 'On my scalp');
  await tick(page, 'I am not sure');
  await choose(page, 'No');
  await expect(heading(page)).toHaveText('This needs a closer look');
  await expect(page.getByRole('button', { name: /add/i })).toHaveCount(0);
  await expectAccessible(page);
});

test('S4.23, S4.24, S4.25, S3.45: flags change order, pictures and the landing page, and the variant the results', {
  tag: '@deep',
}, async ({ page }) => {
  const flags = 'flag.mini-quiz-redesign=2&flag.quiz-early-interests=true&flag.quiz-page-basket-size-v-2=SBS';
  await openReady(page, `${origins.marketing}/quiz?${flags}`);
  await expect(heading(page)).toHaveText('Where do you notice hair loss?');
  await expect(page.locator('img[src="/images/quiz/where-crown-redesign.svg"]')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Question 1 of 7' })).toBeVisible();
  await answerFour(page);
  await expect(heading(page)).toHaveText('Are you interested in any of these ingredients?');
  await tick(page, 'Finasteride');
  await expect(heading(page)).toHaveText('Would you like anything that does not need a prescription?');
  await tick(page, 'No, thank you');
  await choose(page, 'No');
  await page.getByRole('button', { name: 'Skip and see my results' }).click();
  // In this variant, the goal of thicker hair alone does not lead to shampoo.
  await expect(page.getByRole('button', { name: /Add Finasteride/i })).toBeVisible();
  await expect(page.getByRole('button', { name: /Add Thickening shampoo/i })).toHaveCount(0);
});

test('S2.38: the second quiz has an introduction, offers what needs no prescription, and shows results', {
  tag: '@deep',
}, async ({ page }) => {
  await openReady(page, `${origins.app}/recommendation-quiz-1/intro`);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Start' }).click();
  await answerFour(page);
  await choose(page, 'No');
  await expect(heading(page)).toHaveText('Works with your plan');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add Thickening pomade to your cart' }).click();
  await page.getByRole('link', { name: 'Continue with 1 added' }).click();
  await expect(heading(page)).toHaveText('Your recommended plan');
  await expect(page.getByText('1 product in your cart').first()).toBeVisible();
});
