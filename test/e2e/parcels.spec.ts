import { ask, placeOrder } from './api.ts';
import { enterAs } from './sessions.ts';
import { expect, expectAccessible, openReady, origins, photograph, test } from './support.ts';

/** Thickening shampoo, once: over the counter. */
const shampoo = 316;

test('a patient stops an order that has not shipped and sees the result', {
  tag: ['@phone', '@deep'],
}, async ({ page }) => {
  await enterAs(page, 'new@example.com');
  await page.goto(`${origins.app}/robots.txt`);
  await placeOrder(page, [shampoo]);
  await openReady(page, `${origins.app}/order-history`);
  await page.getByRole('button', { name: /^Stop this order/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Stop this order' })).toBeVisible();
  await expectAccessible(page);
  await photograph(page, 'parcels/stop');
  await dialog.getByRole('button', { name: 'Stop this order' }).click();
  await expect(page.getByRole('heading', { name: /Trying to cancel|Canceled|Refunded/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Stop this order/ })).toHaveCount(0);
});

test('a patient chooses for a lost parcel, and the operator sends a new one', { tag: '@deep' }, async ({
  page,
  browser,
}) => {
  await enterAs(page, 'felix@example.com');
  await openReady(page, `${origins.app}/order-history`);
  const lost = page.getByRole('article').filter({ hasText: 'Lost on the way' });
  await expect(lost.getByText('Choose what you would like.')).toBeVisible();
  await expectAccessible(page);
  await photograph(page, 'parcels/lost', { fullPage: true });
  await lost.getByRole('button', { name: 'A new package at no cost' }).click();
  await expect(lost.getByText('You asked for a new package.')).toBeVisible();

  const delivered = page.getByRole('article').filter({ hasText: 'Your bank is looking into the payment' });
  await delivered.getByRole('button', { name: /^Report a problem/ }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('Choose what is wrong.')).toBeVisible();
  await expectAccessible(page);
  await photograph(page, 'parcels/report');
  await form.getByRole('button', { name: 'Go back' }).click();

  const context = await browser.newContext({ viewport: page.viewportSize() });
  const desk = await context.newPage();
  await enterAs(desk, 'operator@example.com', { origin: origins.admin });
  await openReady(desk, `${origins.admin}/desk/orders`);
  await expect(desk.getByText('Wants a new package.')).toBeVisible();
  await expectAccessible(desk);
  await photograph(desk, 'parcels/desk', { fullPage: true });
  await desk.getByRole('button', { name: /^Send a new package/ }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Send a new package' }).click();
  await expect(desk.getByText('Wants a new package.')).toHaveCount(0);
  await expect(desk.getByRole('cell', { name: 'New package sent' })).toHaveCount(2);
  await context.close();

  await openReady(page, `${origins.app}/order-history`);
  await expect(page.getByText(/We sent a new package to replace it/)).toBeVisible();
  const { currentUser } = await ask<{ currentUser: { orders: { replaces: string | null }[] } }>(
    page,
    '{ currentUser { orders { replaces } } }',
  );
  expect(currentUser.orders.filter(({ replaces }) => replaces !== null)).toHaveLength(1);
});
