import type { Page } from '@playwright/test';
import { withPausedLine } from './hosts.ts';
import { tickAgreements, typeShippingDetails } from './shipping-details.ts';
import {
  expect,
  expectAccessible,
  openReady,
  origins,
  photograph,
  ready,
  test,
  typeCard,
  withMotion,
} from './support.ts';

test.use(withMotion);

const shop = `${origins.app}/our-products`;
const panel = (page: Page) => page.getByRole('dialog', { name: 'Your cart' });
const cartButton = (page: Page) => page.locator('#cart-button');
const inCart = (page: Page) => page.evaluate(() => window.localStorage.getItem('thicket.cart'));

const look = (page: Page, name: string) => photograph(page, `cart/${name}`);

/** Presses an add button of the shop and waits for the panel, whose script is loaded on first use. */
const press = async (page: Page, button: string): Promise<void> => {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(panel(page)).toBeVisible({ timeout: 15_000 });
};
const add = (page: Page, name: string) => press(page, `Add to cart: ${name}`);
const startVisit = (page: Page, name: string) => press(page, `Start online visit: ${name}`);

test('the cart panel opens on adding, keeps the focus inside and returns it on closing', async ({ page }) => {
  await openReady(page, shop);
  await cartButton(page).click();
  await expect(panel(page).getByText('Your cart is empty')).toBeVisible();
  await look(page, 'empty');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(cartButton(page)).toBeFocused();

  await startVisit(page, 'Finasteride');
  await expect(panel(page).getByRole('heading', { name: 'Finasteride' })).toBeVisible();
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Tab');
    expect(await panel(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await expectAccessible(page);
  await look(page, 'one-prescription');
  await page.keyboard.press('Escape');
  await expect(cartButton(page)).toBeFocused();
});

test('a swap shows what was replaced and offers undo; closing clears the notice', {
  tag: ['@phone', '@deep'],
}, async ({ page }) => {
  await openReady(page, `${shop}?products=211,239`);
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 2 products');
  await startVisit(page, 'Topical finasteride and minoxidil');
  const notice = panel(page).getByText(/replaced Finasteride and Minoxidil foam$/);
  await expect(notice).toBeVisible();
  await look(page, 'swap');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await cartButton(page).click();
  await expect(panel(page)).toBeVisible();
  await expect(notice).toBeHidden();
  await page.reload();
  await ready(page);
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 product');
  await cartButton(page).click();
  await expect(panel(page).getByRole('heading', { name: 'Goes well with your cart' })).toBeVisible();
});

test('a prescription drug that is not offered is left out of the cart, with a notice that names it', {
  tag: '@deep',
}, async ({ page, pausedLine: _ }) => {
  await openReady(page, `${withPausedLine.app}/our-products?products=211,1303`);
  await expect(page.getByText('Sertraline is not offered yet.')).toBeVisible();
  await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 product');
  expect(await inCart(page)).toBe('[211]');
  await expect(page.getByRole('button', { name: 'Start online visit: Sertraline' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Tell me when it is offered: Sertraline' }).click();
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sertraline tablets');
  await page.getByLabel('Email').fill('sam@example.com');
  await page.getByRole('button', { name: 'Tell me', exact: true }).click();
  await expect(page.getByText('We will email you once when it is offered.')).toBeVisible();
  await expectAccessible(page);
});

test('removing a product and emptying the cart can be undone', { tag: '@phone' }, async ({ page }) => {
  await openReady(page, `${shop}?products=211,239,313`);
  await cartButton(page).click();
  await panel(page).getByRole('button', { name: 'Remove Minoxidil foam' }).click();
  await expect(panel(page).getByText('Removed from your cart: Minoxidil foam.')).toBeInViewport();
  await expect(panel(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await look(page, 'removed');
  await panel(page).getByRole('button', { name: 'Empty cart' }).click();
  await expect(panel(page).getByText('Your cart is empty')).toBeVisible();
  expect(await inCart(page)).toBe('[]');
  await look(page, 'emptied');
  await panel(page).getByRole('button', { name: 'Undo' }).click();
  expect(await inCart(page)).toBe('[211,313]');
});

test('S4.18, S4.20: the topical combination in a link removes incompatible products, with a notice', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto(`${shop}?products=211,503,313`);
  await expect(panel(page).getByText(/We removed products that should not be used together/)).toBeVisible();
  await look(page, 'reduced');
  expect(new URL(page.url()).searchParams.get('products')).toBe('503,313');
  expect(await inCart(page)).toBe('[503,313]');
});

test('a bundle in the link becomes its components; an unknown id is ignored with a notice', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto(`${shop}?products=903,999999`);
  await expect(page.getByText(/no longer offered and was removed/)).toBeVisible();
  await ready(page);
  await look(page, 'unknown');
  expect(await inCart(page)).toBe('[313,323]');
});

for (const [name, value] of [
  ['nonsense', '{"__proto__":{"x":1}}'],
  ['a list that is not a cart', '[["<img src=x onerror=alert(1)>"]]'],
  ['invalid JSON', 'not json'],
  ['a list that is too long', `[${'1,'.repeat(60)}1]`],
])
  test(`a stored cart that is ${name} is discarded with a notice`, { tag: '@deep' }, async ({ page }) => {
    await page.addInitScript((text) => {
      if (!window.sessionStorage.getItem('seeded')) window.localStorage.setItem('thicket.cart', text);
      window.sessionStorage.setItem('seeded', '1');
    }, value);
    await page.goto(shop);
    await expect(page.getByText('We could not read your saved cart, so it is empty now.')).toBeVisible();
    expect(await inCart(page)).toBe('[]');
    await page.reload();
    await ready(page);
    await expect(page.getByText('We could not read your saved cart')).toHaveCount(0);
  });

test('two tabs show the same cart', { tag: '@deep' }, async ({ page, context }) => {
  await openReady(page, shop);
  const other = await context.newPage();
  await openReady(other, shop);
  await add(page, 'Thickening shampoo');
  await expect(cartButton(other)).toHaveAccessibleName('Cart, 1 product');
  await other.evaluate(() => window.localStorage.clear());
  await expect(panel(page).getByText('Your cart is empty')).toBeVisible();
});

test('an order empties the cart', { tag: '@deep' }, async ({ page }) => {
  await openReady(page, shop);
  await add(page, 'Thickening shampoo');
  await panel(page).getByRole('link', { name: 'Continue to checkout' }).click();
  await page.getByRole('link', { name: 'Create your account' }).click();
  await page.getByLabel('Email').fill(`cart-${test.info().project.name}-${Date.now()}@example.com`);
  await page.getByLabel('Choose a password').fill('a-long-enough-password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(`${origins.app}/checkout?products=313`);
  await ready(page);
  await typeShippingDetails(page);
  // This card requires 3-D Secure: the return from the issuer completes the order.
  await typeCard(page, '4000 0025 0000 3155');
  await tickAgreements(page);
  expect(await inCart(page)).toBe('[313]');
  await page.getByRole('button', { name: /^pay .* now$/i }).click();
  await page.getByRole('button', { name: 'Yes, confirm' }).click();
  await page.waitForURL(`${origins.app}/thankyou**`);
  expect(await inCart(page)).toBeNull();
  await openReady(page, shop);
  await expect(cartButton(page)).toHaveAccessibleName('Cart, empty');
});
