import { signUp } from './sessions.ts';
import { tickAgreements, typeShippingDetails } from './shipping-details.ts';
import { expect, expectAccessible, openReady, origins, photograph, test } from './support.ts';

/** Over the counter, every three months. */
const shampoo = 313;

test('a wallet pays: its sheet may be closed, its card is named, and the account shows what it is', {
  tag: '@phone',
}, async ({ page }) => {
  await signUp(page);
  await openReady(page, `${origins.app}/checkout?products=${shampoo}`);
  await typeShippingDetails(page);
  await tickAgreements(page);
  const wallets = page.frameLocator('iframe[title="Wallets"]');
  await wallets.getByRole('button', { name: 'Pay with Google Pay' }).click();
  await expectAccessible(page);
  await photograph(page, 'checkout/wallet-sheet', { fullPage: true });
  await wallets.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('iframe[title="Card details"]')).toBeVisible();
  await wallets.getByRole('button', { name: 'Pay with Google Pay' }).click();
  await wallets.getByRole('button', { name: /^Visa ending 4242/ }).click();
  await expect(page.getByText('Google Pay, Visa ending 4242')).toBeVisible();
  await expect(page.locator('iframe[title="Card details"]')).toBeHidden();
  await expectAccessible(page);
  await photograph(page, 'checkout/wallet-chosen', { fullPage: true });
  await page.getByRole('button', { name: /^Pay .* now$/ }).click();
  await page.waitForURL(`${origins.app}/thankyou**`);
  await openReady(page, `${origins.app}/account/info`);
  await expect(page.getByText('Google Pay, Visa ending 4242')).toBeVisible();
  await photograph(page, 'account/wallet-card', { fullPage: true });
});
