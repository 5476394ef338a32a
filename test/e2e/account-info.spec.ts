import { ask, cards, detailsOf, placeOrder } from './api.ts';
import { enterAs, signUp } from './sessions.ts';
import { tickAgreements } from './shipping-details.ts';
import { expect, expectAccessible, openReady, origins, photograph, test, typeCard } from './support.ts';

/** Over the counter: conditioner every 90 days, shampoo once. */
const conditioner = 323;
const shampoo = 316;

test('a patient changes how we reach them, where packages go and which card is charged', {
  tag: ['@phone', '@deep'],
}, async ({ page }) => {
  await enterAs(page, 'adam@example.com');
  await openReady(page, `${origins.app}/account`);
  const warning = page.getByText(/^Your card (expires soon|has expired)$/);
  await expect(warning).toBeVisible();
  await page.getByRole('link', { name: 'Update your card' }).click();
  await page.waitForURL(`${origins.app}/account/info#cards`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your info' })).toBeVisible();
  await photograph(page, 'account-info/page', { fullPage: true });

  await page.getByRole('button', { name: 'Remove Visa ending 4242' }).click();
  await expect(page.getByText('Make another card your default first.')).toBeVisible();
  await page.getByRole('button', { name: 'Make Visa ending 0036 the default card' }).click();
  await expect(warning).toBeHidden();
  await page.getByRole('button', { name: 'Remove Visa ending 4242' }).click();
  await expect(page.getByRole('button', { name: 'Remove Visa ending 4242' })).toBeHidden();

  await page.getByRole('button', { name: 'Add a card' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.frameLocator('iframe[title="Card details"]').getByLabel('Card number')).toBeVisible();
  await expectAccessible(page);
  await typeCard(page, cards.good);
  await dialog.getByRole('button', { name: 'Save card' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Make Visa ending 4242 the default card' })).toBeVisible();

  await page.getByRole('button', { name: 'Change email' }).click();
  await dialog.getByLabel('Email').fill('adam-new@example.com');
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Waiting for adam-new@example.com')).toBeVisible();
  await page.getByRole('button', { name: 'Keep the current address' }).click();
  await expect(page.getByText('Waiting for adam-new@example.com')).toBeHidden();

  await page.getByLabel(/ships to/).selectOption({ index: 1 });
  await expect(page.getByText('The next package will ship there.')).toBeVisible();
  await page.getByRole('button', { name: /^Remove 55 Water Street/ }).click();
  await expect(page.getByText(/ships there. Choose another address for it first/)).toBeVisible();

  const table = page.getByRole('table', { name: 'Which messages you get, and how' });
  const news = table.getByRole('row', { name: /News and offers/ });
  await news.getByRole('checkbox', { name: 'News and offers, by email' }).check();
  await expect(news.getByText(/On since/)).toBeVisible();
  await expect(table.getByRole('checkbox', { name: 'Your care, by email' })).toBeDisabled();
  await expect(table.getByRole('checkbox', { name: 'Your care, by text message' })).toBeDisabled();
  await expect(page.getByText(/You have not agreed to text messages about your care/)).toBeVisible();
  await table.getByRole('checkbox', { name: 'Next steps and progress, by email' }).uncheck();
  await expect(table.getByText(/Off since/)).toBeVisible();

  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeHidden();
  await expect(page.getByText('This browser')).toBeVisible();
  await expectAccessible(page);
});

test('a patient orders again with the saved card and another saved address', {
  tag: ['@phone', '@deep'],
}, async ({ page }) => {
  await signUp(page);
  await placeOrder(page, [conditioner]);
  const { streetAddress1, ...place } = detailsOf(page).address;
  await ask(page, 'mutation($address: AddressInput!) { addAddress(address: $address) }', {
    address: { ...place, streetAddress1: `${streetAddress1}, rear` },
  });
  await openReady(page, `${origins.app}/account/checkout?products=${shampoo}`);
  await expect(page.getByRole('heading', { name: 'What changes' })).toBeVisible();
  await expect(page.getByLabel('First name')).toBeHidden();
  await page.getByLabel(/rear/).check();
  await tickAgreements(page);
  await expectAccessible(page);
  await photograph(page, 'account-checkout/page', { fullPage: true });
  await tickAgreements(page);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await page.waitForURL(`${origins.app}/thankyou**`);
  const { currentUser } = await ask<{ currentUser: { address: { streetAddress1: string } } }>(
    page,
    '{ currentUser { address { streetAddress1 } } }',
  );
  expect(currentUser.address.streetAddress1).toBe(`${streetAddress1}, rear`);
});
