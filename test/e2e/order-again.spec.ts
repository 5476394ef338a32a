import type { Page } from '@playwright/test';
import { moneyOf, placeOrder } from './api.ts';
import { signUp } from './sessions.ts';
import { tickAgreements, typeShippingDetails } from './shipping-details.ts';
import {
  expect,
  expectAccessible,
  openReady,
  origins,
  photograph,
  test,
  typeCard,
  watch,
} from './support.ts';

const finasteride = 211;
const shampoo = 316;
const shop = `${origins.app}/our-products`;
const checkout = `${origins.app}/checkout?products=${shampoo}`;
const look = (page: Page, name: string) => photograph(page, `order-again/${name}`, { fullPage: true });

const question = (page: Page) => page.getByRole('region', { name: 'You ordered this before' });

const pay = async (page: Page): Promise<void> => {
  await tickAgreements(page);
  await page.getByRole('button', { name: /^pay .* now$/i }).click();
};

test('the same order in another tab is a question; nothing typed is lost, and a yes places it', {
  tag: ['@phone', '@deep'],
}, async ({ page, context }) => {
  await signUp(page);
  await openReady(page, checkout);
  await typeShippingDetails(page);
  await typeCard(page, '4242 4242 4242 4242');
  await pay(page);
  await page.waitForURL(`${origins.app}/thankyou**`);

  const other = await context.newPage();
  const complaints = watch(other);
  await openReady(other, checkout);
  await other.getByLabel('Cell phone').fill('7185550199');
  await pay(other);
  await expect(question(other)).toBeFocused();
  await expect(question(other)).toBeInViewport();
  await expect(question(other)).toContainText(
    /You ordered this (less than a minute|\d+ minutes?) ago \(order T-\d+\)\. Nothing was charged again\./,
  );
  await expect(other.getByLabel('Cell phone')).toHaveValue(/718.?\D*555.?0199/);
  await expect(question(other).getByRole('link', { name: 'See my order' })).toHaveAttribute(
    'href',
    /\/order-history$/,
  );
  await expectAccessible(other);
  await look(other, 'question');
  expect((await moneyOf(other)).charged).toHaveLength(1);

  await question(other).getByRole('button', { name: 'Order it again' }).click();
  await other.waitForURL(`${origins.app}/thankyou**`);
  expect((await moneyOf(other)).charged).toHaveLength(2);
  expect(complaints).toEqual([]);
});

test('the question also follows the issuer’s page, and a yes needs no card again', async ({
  page,
  context,
}) => {
  await signUp(page);
  await openReady(page, checkout);
  await typeShippingDetails(page);
  await typeCard(page, '4000 0025 0000 3155');
  await pay(page);
  await expect(page.getByRole('button', { name: 'Yes, confirm' })).toBeVisible();

  const other = await context.newPage();
  await other.goto(`${origins.app}/robots.txt`);
  await placeOrder(other, [shampoo]);

  await page.getByRole('button', { name: 'Yes, confirm' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your card is confirmed');
  await expect(question(page)).toBeFocused();
  await expectAccessible(page);
  await look(page, 'after-the-bank');
  await question(page).getByRole('button', { name: 'Order it again' }).click();
  await page.waitForURL(`${origins.app}/thankyou**`);
  expect((await moneyOf(page)).charged).toHaveLength(2);
});

test('the shop, the product’s page and the cart lead to what the patient has', {
  tag: ['@phone', '@deep'],
}, async ({ page }) => {
  await openReady(page, `${shop}/finasteride`);
  await expect(page.getByRole('button', { name: 'Start online visit' })).toBeVisible();

  await signUp(page);
  await placeOrder(page, [finasteride]);
  await openReady(page, `${shop}/finasteride`);
  await expect(page.getByText(/^You ordered this on /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start online visit' })).toHaveCount(0);
  await expectAccessible(page);
  await look(page, 'product');

  await openReady(page, `${shop}?products=${finasteride},${shampoo}`);
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Finasteride', exact: true }) });
  await expect(card.getByRole('link', { name: 'See your order' })).toBeVisible();
  await expect(page.getByText(/^You ordered Finasteride 1 mg tablets on /).first()).toBeVisible();
  await expectAccessible(page);
  await look(page, 'shop');

  await page.locator('#cart-button').click();
  const cart = page.getByRole('dialog', { name: 'Your cart' });
  await expect(cart.getByText(/^You ordered this on /)).toBeVisible();
  await expect(cart.getByRole('link', { name: 'Continue to checkout' })).toHaveAttribute(
    'href',
    new RegExp(`/account/checkout\\?products=${shampoo}$`),
  );
  await expectAccessible(page);
  await photograph(page, 'order-again/cart');
  await cart.getByRole('button', { name: /^Remove (?!Finasteride)/ }).click();
  await expect(cart.getByRole('link', { name: 'Continue to checkout' })).toHaveCount(0);
  await expect(cart.getByText('You already have everything in your cart.')).toBeVisible();
  await expect(cart.getByText(/After checkout, you answer/)).toHaveCount(0);
  await photograph(page, 'order-again/cart-nothing-to-buy');
  await cart.getByRole('link', { name: 'See your order' }).click();
  await expect(page).toHaveURL(/\/order-history$/);
});

test('checkout leads to what the patient has', { tag: '@deep' }, async ({ page }) => {
  await signUp(page);
  await placeOrder(page, [finasteride]);
  await openReady(page, `${origins.app}/checkout?products=${finasteride},${shampoo}`);
  await expect(page.getByText(/you have ordered it already/)).toBeVisible();
  await expectAccessible(page);
  await look(page, 'checkout');
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page).toHaveURL(/\/order-history$/);
});
