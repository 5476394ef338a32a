import { enterAs } from './sessions.ts';
import { expect, expectAccessible, openReady, origins, photograph, test } from './support.ts';

test('an operator closes a billing task and reads the journal of its invoice', { tag: '@deep' }, async ({
  page,
}) => {
  await enterAs(page, 'operator@example.com', { origin: origins.admin });
  await openReady(page, `${origins.admin}/desk/tasks`);
  await expect(page.getByRole('link', { name: /^Billing tasks/ })).toHaveText('Billing tasks3');
  const doubled = page.getByRole('article').filter({ hasText: 'was charged twice' });
  await expect(doubled.getByText(/What to do:/)).toBeVisible();
  await expectAccessible(page);
  await photograph(page, 'billing/tasks', { fullPage: true });

  await doubled.getByRole('button', { name: /^Close/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Close the task' }).click();
  await expect(dialog.getByText('Choose an outcome.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Outcome').selectOption({ label: 'Corrected' });
  await dialog.getByLabel('Reason').fill('Refunded at the processor.');
  await dialog.getByRole('button', { name: 'Close the task' }).click();
  await expect(doubled).toHaveCount(0);
  await page.getByLabel('Show').selectOption({ label: 'Closed' });
  await expect(doubled.getByText(/Refunded at the processor/)).toBeVisible();

  await doubled.getByRole('link', { name: /^Invoice/ }).click();
  await expect(page.getByRole('heading', { name: 'Journal', level: 1 })).toBeVisible();
  await expect(
    page
      .getByRole('table', { name: /^Postings/ })
      .getByText('Product revenue')
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('table', { name: 'Balances of all accounts' })).toBeVisible();
  await expectAccessible(page);
  await photograph(page, 'billing/journal', { fullPage: true });
  await page.getByLabel('Number of an invoice or order').fill('INV-0');
  await page.getByRole('button', { name: 'Show its postings' }).click();
  await expect(page.getByText('There is no invoice and no order with the number INV-0.')).toBeVisible();
});
