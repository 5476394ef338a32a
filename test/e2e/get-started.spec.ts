import type { Page } from '@playwright/test';
import { detailsOf } from './api.ts';
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
} from './support.ts';

const look = (page: Page, name: string) => photograph(page, `get-started/${name}`, { fullPage: true });

test('S2.34: products without a prescription, from the chooser to the first steps of use', {
  tag: '@phone',
}, async ({ page }) => {
  await openReady(page, `${origins.app}/get-started`);
  await expectAccessible(page);
  await look(page, 'chooser');
  await page.getByRole('link', { name: 'Choose products' }).click();
  await page.waitForURL(`${origins.app}/get-started/e-commerce`);
  await expect(page.getByRole('heading', { name: 'Thickening pomade' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Finasteride', exact: true })).toHaveCount(0);
  await look(page, 'products');
  await page.getByRole('button', { name: 'Add to cart: Thickening shampoo', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Your cart' });
  await expect(panel).toBeVisible({ timeout: 15_000 });
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Continue with 1 product' }).click();

  await page.waitForURL(`${origins.app}/get-started/your-info?products=313`);
  await ready(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await look(page, 'info-problems');
  const email = `shop-${test.info().project.name}-${Date.now()}@example.com`;
  await page.getByLabel('Email').fill(email);
  await typeShippingDetails(page);
  await expectAccessible(page);
  await look(page, 'info');
  await page.getByRole('button', { name: 'Continue to payment' }).click();

  await page.waitForURL(`${origins.app}/get-started/checkout?products=313`);
  await page.getByRole('link', { name: 'Create your account' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Choose a password').fill('a-long-enough-password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(`${origins.app}/get-started/checkout?products=313`);
  await ready(page);
  await expect(page.getByLabel('Street address')).toHaveValue(detailsOf(page).address.streetAddress1);
  await typeCard(page, '4000 0025 0000 3155');
  await tickAgreements(page);
  await look(page, 'checkout');
  await page.getByRole('button', { name: /^pay .* now$/i }).click();
  await page.getByRole('button', { name: 'Yes, confirm' }).click();

  await page.waitForURL(`${origins.app}/get-started/thank-you`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Thank you, ${detailsOf(page).firstName}`);
  await expectAccessible(page);
  await look(page, 'thank-you');
  await page.getByRole('link', { name: /^Getting started:/ }).click();
  await page.waitForURL(`${origins.app}/get-started/welcome-to-thickening-shampoo`);
  await expect(page.getByText(/Your next refill is charged and sent on/)).toBeVisible();
  await look(page, 'welcome-shampoo');
});

test('a prescription drug cannot be ordered this way', { tag: '@deep' }, async ({ page }) => {
  await page.goto(`${origins.app}/get-started/checkout?products=211,313`);
  await page.waitForURL(`${origins.marketing}/start/basics`);
});

test('the welcome page of a prescription drug names its risks', { tag: '@deep' }, async ({ page }) => {
  await openReady(page, `${origins.app}/get-started/welcome-to-sildenafil`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to sildenafil');
  await expectAccessible(page);
  await look(page, 'welcome-sildenafil');
  await openReady(page, `${origins.app}/get-started/welcome-to-finasteride`);
  await look(page, 'welcome-finasteride');
});

test('an order cannot be seen without an account', { tag: '@deep' }, async ({ page }) => {
  await openReady(page, `${origins.app}/get-started/thank-you`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to see your order');
  await look(page, 'signed-out');
});
