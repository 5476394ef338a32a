import type { Page } from '@playwright/test';
import { finasteride, placeOrder } from './api.ts';
import { signUp } from './sessions.ts';
import { expect, expectAccessible, openReady, origins, photograph, test } from './support.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Where should your packages go?' });
const opener = (page: Page) => page.getByRole('button', { name: 'Change address' });
const look = (page: Page, name: string) => photograph(page, `address/${name}`);

/** Names of the analytics events that the browser sends. */
const listen = (page: Page): string[] => {
  const tracked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const name = /"event":"(address [^"]+)"/.exec(request.postData() ?? '')?.[1];
    if (name) tracked.push(name);
  });
  return tracked;
};

test('the delivery address is changed in a dialog; analytics events record that it opened and how it ended', {
  tag: ['@phone', '@deep'],
}, async ({ page }) => {
  await signUp(page);
  await placeOrder(page, [finasteride]);
  const tracked = listen(page);
  await openReady(page, `${origins.app}/account`);
  await opener(page).click();
  await expect(dialog(page)).toBeVisible({ timeout: 15_000 });
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await opener(page).click();
  await page.getByLabel('Street address').fill('7 Oak Street');
  await page.getByLabel('State').selectOption('TX');
  await expect(dialog(page).getByRole('link', { name: 'Tell us about your move' })).toBeVisible();
  await look(page, 'dialog');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByLabel('State')).toHaveAttribute('aria-invalid', 'true');
  await expect(
    dialog(page)
      .getByText(/Your prescription ships to New York/)
      .first(),
  ).toBeVisible();
  await look(page, 'dialog-refused');

  await page.getByLabel('State').selectOption('NY');
  await dialog(page).getByRole('button', { name: 'Save address' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(
    page.getByRole('definition').filter({ hasText: '7 Oak Street, Brooklyn, NY 11201' }),
  ).toBeVisible();
  await look(page, 'account');
  await expect
    .poll(() => tracked)
    .toEqual(['address modal opened', 'address modal closed', 'address modal opened', 'address modal saved']);
});
