import { setTimeout } from 'node:timers/promises';
import { expect, expectAccessible, openReady, origins, photograph, test } from './support.ts';

test('S2.24, S2.36: a plan is chosen with its form, cadence and shampoo, and goes to checkout', {
  tag: ['@phone', '@deep'],
}, async ({ page }) => {
  await openReady(page, `${origins.app}/plan-selection`);
  await expectAccessible(page);
  await photograph(page, 'plans/plans', { fullPage: true });
  const both = page.getByRole('listitem', { name: 'Finasteride and minoxidil' });
  await expect(both.getByText('$28.00 a month')).toBeVisible();
  await both.getByRole('radio', { name: 'Foam' }).check();
  await expect(both.getByText('$31.00 a month')).toBeVisible();
  await page.getByRole('radio', { name: '12 months' }).check();
  await page.getByRole('checkbox', { name: /ketoconazole/i }).check();
  await expect(page.getByText('Topical finasteride and minoxidil: ships every 3 months only.')).toBeHidden();
  await photograph(page, 'plans/plans-year', { fullPage: true });
  await both.getByRole('button', { name: /Continue to checkout/ }).click();
  await page.waitForURL(`${origins.app}/checkout?products=405,605,408`);
  expect(await page.evaluate(() => window.localStorage.getItem('thicket.cart'))).toBe('[405,605,408]');
});

test('with another product in the cart, the panel shows everything that will be ordered, even when the cart loads late', {
  tag: '@deep',
}, async ({ page }) => {
  await page.route('**/graphql', async (route) => {
    await setTimeout(1_500);
    await route.continue();
  });
  await openReady(page, `${origins.app}/plan-selection?products=313&plan=minoxidil-foam-with-keto`);
  await expect(page.getByRole('checkbox', { name: /ketoconazole/i })).toBeChecked();
  await page.getByRole('button', { name: 'Continue to checkout with minoxidil', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Your cart' });
  await expect(panel.getByRole('heading', { name: 'Thickening shampoo' })).toBeVisible({ timeout: 15_000 });
  await expect(panel.getByRole('link', { name: 'Continue to checkout' })).toHaveAttribute(
    'href',
    '/checkout?products=239,313,212',
  );
});

test('leaving the choice to the doctor is shown again at checkout', { tag: '@deep' }, async ({ page }) => {
  await openReady(page, `${origins.app}/plan-selection`);
  await page.getByRole('button', { name: 'Let the doctor decide' }).click();
  await page.waitForURL(`${origins.app}/checkout?products=211`);
  await expect(page.getByText('You leave the choice to the clinician')).toBeVisible();
  await photograph(page, 'plans/doctor-checkout');
});
