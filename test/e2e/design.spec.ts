import { enterAs } from './sessions.ts';
import { expect, expectAccessible, openReady, origins, test } from './support.ts';

test('the design system page shows every component accessibly, and its overlays open and close', {
  tag: '@deep',
}, async ({ page }) => {
  await enterAs(page, 'operator@example.com', { origin: origins.admin });
  await openReady(page, `${origins.admin}/desk/design`);
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(width, 'nothing is wider than the window').toBeLessThanOrEqual(0);
  for (const [opener, name] of [
    ['Open a dialog', 'A question'],
    ['Open an alert dialog', 'This cannot wait'],
    ['Open a drawer', 'A drawer'],
  ] as const) {
    await page.getByRole('button', { name: opener }).click();
    const panel = page.getByRole(opener.includes('alert') ? 'alertdialog' : 'dialog', { name });
    await expect(panel).toBeVisible();
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Confirm' }).click();
    await expect(panel).toBeHidden();
  }
  await page.getByRole('button', { name: 'Show danger' }).click();
  await expect(page.getByText('A short danger message')).toBeVisible();

  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Flags').click();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Note')).toBeFocused();
  await expect(tab('Note')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tabpanel', { name: 'Note' }).getByLabel('A note').fill('Typed');
  await tab('History').click();
  await expect(page.getByLabel('A note')).toBeHidden();
  await expect(page.getByRole('tabpanel', { name: 'History' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Flags'), 'past the one not to be had, from the start').toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('A note'), 'what was typed is kept').toHaveValue('Typed');
  await expectAccessible(page);

  const steps = page.getByRole('list', { name: 'Example of steps' });
  await expect(steps.locator('[aria-current="step"]')).toHaveText(/Payment/);
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(steps.locator('[aria-current="step"]')).toHaveText(/Review/);
});
