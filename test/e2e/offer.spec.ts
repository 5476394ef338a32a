import { enterAs } from './sessions.ts';
import { expect, expectAccessible, openReady, origins, test } from './support.ts';

test('a patient who left declines an offer, thinks better of it, and starts again at the price shown', {
  tag: '@phone',
}, async ({ page }) => {
  await enterAs(page, 'jasper@example.com');
  await openReady(page, `${origins.app}/dashboard`);
  await page.getByRole('link', { name: 'See the offer' }).click();
  await page.waitForURL(`${origins.app}/account/offer`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('20% off your first 2 packages');
  const start = page.getByRole('button', { name: 'Start again' });
  await expect(start).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Today/ })).toContainText('$31.20');
  await expect(page.getByRole('heading', { name: /^Later/ })).toContainText('$39.00');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'No, thanks' }).click();
  await expect(page.getByText('You declined this offer')).toBeVisible();
  await start.click();
  await expect(page.getByText('Check the box to start again.')).toBeVisible();
  await page.getByRole('checkbox').check();
  await start.click();
  await expect(page.getByText('You took this offer')).toBeVisible();
  await expectAccessible(page);
});
