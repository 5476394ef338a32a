import type { Page } from '@playwright/test';
import { ask, placeOrder } from './api.ts';
import { signUp } from './sessions.ts';
import { expect, openReady, origins, ready, test } from './support.ts';

/** A page of the marketing host with a cart. */
const results = `${origins.marketing}/quiz/results`;
const cartButton = (page: Page) => page.locator('#cart-button');
const inCart = (page: Page) => page.evaluate(() => window.localStorage.getItem('thicket.cart'));
const answers = (page: Page) =>
  ask<{ quizResponses: unknown[] }>(page, 'query { quizResponses(configName: "mini-quiz") { content } }');

/** A visitor on the marketing host who answered the quiz, put two products in the cart and goes to checkout. */
const toCheckout = async (page: Page) => {
  await openReady(page, `${results}?products=211,313`);
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 products');
  // Until the start-up has stored the lead id, two simultaneous requests would get two different leads.
  await page.waitForFunction(() => window.localStorage.getItem('lead-id') !== null);
  await ask(page, 'mutation { saveMiniQuiz(answers: { where: ["crown"], dandruff: 1 }) }');
  const given = await answers(page);
  expect(given.quizResponses).toHaveLength(1);
  await cartButton(page).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Continue to checkout' }).click();
  await page.waitForURL(`${origins.app}/checkout?products=211,313`);
  await ready(page);
  return given;
};

const expectKept = async (page: Page, given: { quizResponses: unknown[] }): Promise<void> => {
  await page.waitForURL(`${origins.app}/checkout?products=211,313`);
  await ready(page);
  await expect(page.getByText('Signed in as')).toBeVisible();
  const summary = page.getByText('Finasteride').locator('visible=true').first();
  await expect(summary).toBeVisible();
  // A job assigns the answers to the account.
  await expect
    .poll(async () => (await answers(page)).quizResponses, { timeout: 15_000 })
    .toContainEqual(given.quizResponses[0]);
  await openReady(page, `${origins.app}/our-products`);
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 products');
  expect(await inCart(page)).toBe('[211,313]');
};

test('a guest’s cart and quiz answers survive signing up; the ordered product then leaves the cart on the other host', {
  tag: '@deep',
}, async ({ page }) => {
  const given = await toCheckout(page);
  await page.getByRole('link', { name: 'Create your account' }).click();
  await page.getByLabel('Email').fill(`guest-${test.info().project.name}-${Date.now()}@example.com`);
  await page.getByLabel('Choose a password').fill('a-long-enough-password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expectKept(page, given);

  await placeOrder(page, [211]);
  await expect(async () => {
    await openReady(page, results);
    await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 product', { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  expect(await inCart(page), 'what was not ordered stays').toBe('[313]');

  // The same product can be added again.
  await openReady(page, `${results}?products=211,313`);
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 products');
  await openReady(page, results);
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 products');
});

test('a guest’s cart and quiz answers survive signing in to an existing account', { tag: '@deep' }, async ({
  page,
  context,
}) => {
  const { email, password } = await signUp(page);
  await context.clearCookies();
  await page.evaluate(() => window.localStorage.clear());
  const given = await toCheckout(page);
  await page.getByRole('link', { name: 'I already have one' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: /^sign in$/i }).click();
  await expectKept(page, given);
});
