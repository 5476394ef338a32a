import type { Browser, Page } from '@playwright/test';
import { enterAs } from './sessions.ts';
import { expect, expectAccessible, openReady, origins, ready, test, watch } from './support.ts';

const foam = `${origins.admin}/desk/catalogue/minoxidil-foam`;
const shopPage = `${origins.app}/our-products/minoxidil-foam`;

/** A member of staff on a staff page, in a separate browser. */
const openAs = async (browser: Browser, email: string, url: string, like: Page): Promise<Page> => {
  const context = await browser.newContext({ viewport: like.viewportSize() });
  const page = await context.newPage();
  await enterAs(page, email, { origin: origins.admin });
  await openReady(page, url);
  return page;
};

const save = async (page: Page, reason: string): Promise<void> => {
  await page.getByLabel('Why you change this').fill(reason);
  await page.getByRole('button', { name: /^Save/ }).click();
};

const price = (page: Page, name: string) => page.getByRole('textbox', { name });
const quarterly = 'Minoxidil 5% foam, every 3 months';
const halfYearly = 'Minoxidil 5% foam, every 6 months';

test('an operator changes a price with a reason, a visitor sees it immediately, and it can be reverted', {
  tag: '@deep',
}, async ({ page, browser }) => {
  await openReady(page, shopPage);
  await expect(page.getByRole('main')).toContainText('$39.00 a shipment');

  const operator = await openAs(browser, 'operator@example.com', `${origins.admin}/desk/catalogue`, page);
  const complaints = watch(operator);
  await operator.getByLabel('Search').fill('604');
  await expect(operator.getByRole('status').first()).toContainText('1 of 23 products');
  await expectAccessible(operator);
  await operator.getByRole('link', { name: 'Minoxidil foam' }).click();
  await operator.waitForURL(foam);
  await ready(operator);
  await operator.getByRole('button', { name: 'Change' }).click();
  await expectAccessible(operator);

  await price(operator, quarterly).fill('45,00');
  await save(operator, 'New supplier');
  await expect(price(operator, quarterly)).toHaveAttribute('aria-invalid', 'true');
  await price(operator, quarterly).fill('$45.00');
  await price(operator, halfYearly).fill('$96.00');
  await expect(operator.getByText('6 months would not cost less per month than 3 months')).toBeVisible();
  await operator.getByRole('button', { name: 'Save' }).click();
  await expect(operator.getByText('Check this box, or change the prices.')).toBeVisible();
  await price(operator, halfYearly).fill('$87.00');
  await operator.getByLabel('Add a state').selectOption('Alaska');
  await save(operator, 'New supplier');
  await expect(operator.getByText('Saved. The shop shows it now.')).toBeVisible();
  const history = operator.getByRole('table', { name: 'History' });
  await expect(history).toContainText('operator@example.com');
  await expect(history).toContainText('New supplier');
  await expectAccessible(operator);

  await page.reload();
  await expect(page.getByRole('main')).toContainText('$45.00 a shipment');
  await expect(page.getByText('Not sold in Alaska.')).toBeVisible();

  await history
    .getByRole('row')
    .filter({ hasText: '$45.00' })
    .getByRole('button', { name: /^Take back/ })
    .click();
  const dialog = operator.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await expect(dialog.getByText('Write why you change this.')).toBeVisible();
  await dialog.getByLabel('Why you take it back').fill('The supplier kept its price');
  await expectAccessible(operator);
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  // Six months now cost $87.00, which is more per month than $39.00 for three.
  await expect(dialog.getByText('6 months would not cost less per month than 3 months')).toBeVisible();
  await dialog.getByRole('checkbox', { name: /mean these prices/ }).check();
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await expect(history).toContainText('Taken back');
  await page.reload();
  await expect(page.getByRole('main')).toContainText('$39.00 a shipment');
  expect(complaints).toEqual([]);
  await operator.context().close();
});

test('when two operators edit the same product, the second gets a notice, keeps the input, and may overwrite', {
  tag: '@deep',
}, async ({ page, browser }) => {
  const url = `${origins.admin}/desk/catalogue/pomade`;
  const first = await openAs(browser, 'operator@example.com', url, page);
  const second = await openAs(browser, 'operator@example.com', url, page);
  for (const one of [first, second]) await one.getByRole('button', { name: 'Change' }).click();
  await first.getByLabel('Name', { exact: true }).fill('Matte pomade');
  await price(first, 'Thickening pomade, 60 g, every 3 months').fill('$18.50');
  await save(first, 'Shorter name');
  await expect(first.getByText('Saved. The shop shows it now.')).toBeVisible();

  await second.getByLabel('Name', { exact: true }).fill('Strong pomade');
  await save(second, 'Clearer name');
  await expect(second.getByText('Somebody else changed this product while you were writing')).toBeVisible();
  await expect(second.getByLabel('Name', { exact: true })).toHaveValue('Strong pomade');
  await expect(second.getByText('Somebody else has just changed this to: Matte pomade')).toBeVisible();
  await expect(price(second, 'Thickening pomade, 60 g, every 3 months')).toHaveValue('$18.50');
  await expectAccessible(second);
  await second.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Strong pomade');
  await openReady(page, `${origins.app}/our-products`);
  await expect(page.getByRole('heading', { name: 'Strong pomade' })).toBeVisible();

  // Restored for later tests.
  await second.getByRole('button', { name: 'Change' }).click();
  await second.getByLabel('Name', { exact: true }).fill('Thickening pomade');
  await price(second, 'Thickening pomade, 60 g, every 3 months').fill('$18.00');
  await save(second, 'Back to the name on the jar');
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Thickening pomade');
  for (const one of [first, second]) await one.context().close();
});

test('a clinician can view the catalog but not change it', { tag: '@deep' }, async ({ page, browser }) => {
  const desk = await openAs(browser, 'clinician@example.com', foam, page);
  await expect(desk.getByText('Operators change them.')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Change' })).toHaveCount(0);
  await desk.context().close();
});
