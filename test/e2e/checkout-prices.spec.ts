import { enterAs, signUp } from './sessions.ts';
import { tickAgreements, typeShippingDetails } from './shipping-details.ts';
import { expect, expectAccessible, openReady, origins, photograph, test, typeCard } from './support.ts';

/** Over the counter, every three months, $39.00; nothing of it burns. */
const shampoo = 313;

test('the price follows address, shipping and code, and what is shown is what the button charges', {
  tag: '@phone',
}, async ({ page }) => {
  await signUp(page);
  await openReady(page, `${origins.app}/checkout?products=${shampoo}`);
  const prices = page.getByRole('region', { name: 'What you pay' }).last();
  await expect(prices).toContainText('Added for your address');
  await typeShippingDetails(page);
  await expect(prices).not.toContainText('Added for your address');
  await expect(prices).toContainText('Sales tax');

  await page.getByRole('radio', { name: /^Express shipping/ }).check();
  await expect(prices).toContainText('$14.95');
  await page.getByText('Add a discount code').click();
  await page.getByLabel('Discount code').fill('nothing');
  await page.getByRole('button', { name: 'Apply the code' }).click();
  await expect(page.getByText('We do not recognize this code.')).toBeVisible();
  await expectAccessible(page);
  await photograph(page, 'checkout/code-refused', { fullPage: true });
  await page.getByLabel('Discount code').fill('welcome20');
  await page.getByRole('button', { name: 'Apply the code' }).click();
  await expect(page.getByText('Discount code WELCOME20 is applied.')).toBeVisible();
  await expect(prices).toContainText('Welcome: 20% off');
  await expect(page.getByRole('checkbox', { name: /from the 3rd order/ })).toBeVisible();

  await typeCard(page, '4242 4242 4242 4242');
  await tickAgreements(page);
  await expectAccessible(page);
  await photograph(page, 'checkout/priced', { fullPage: true });
  const button = page.getByRole('button', { name: /^Pay .* now$/ });
  const amount = /\$[\d.]+/.exec((await button.textContent()) ?? '')?.[0] ?? 'none';
  await button.click();
  await page.waitForURL(`${origins.app}/thankyou**`);
  await page.goto(`${origins.app}/order-history`);
  await expect(page.getByRole('main')).toContainText(amount);
  await expect(page.getByRole('main')).toContainText('Welcome: 20% off');
});

test('an operator makes a discount code, sees what it cost, and ends it', { tag: '@deep' }, async ({
  page,
}) => {
  await enterAs(page, 'operator@example.com', { origin: origins.admin });
  await openReady(page, `${origins.admin}/desk/discounts`);
  const welcome = page.getByRole('article').filter({ hasText: 'WELCOME20' });
  await expect(welcome).toContainText('Active');
  await expectAccessible(page);
  await photograph(page, 'billing/discounts', { fullPage: true });

  await page.getByRole('button', { name: 'Make a discount' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make the discount' }).click();
  await expect(dialog.getByText('Please write something.')).toBeVisible();
  await expectAccessible(page);
  await photograph(page, 'billing/discount-new');
  await dialog.getByLabel('Code').fill('winter5');
  await dialog.getByLabel('On the invoice').fill('Winter: 5% off');
  await dialog.getByLabel('Percent').fill('5');
  await dialog.getByLabel('Reason').fill('The winter campaign.');
  await dialog.getByRole('button', { name: 'Make the discount' }).click();
  const winter = page.getByRole('article').filter({ hasText: 'WINTER5' });
  await expect(winter).toContainText('Used 0 times');
  await winter.getByRole('button', { name: /^End/ }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('It is spring.');
  await page.getByRole('button', { name: 'End the discount' }).click();
  await expect(winter).toContainText('It is spring.');
});
