import { enterAs } from './sessions.ts';
import { expect, expectAccessible, openReady, origins, photograph, test, tickAll } from './support.ts';

test('a renewal is resumed where it was left, and sent with its plan (S2.30)', {
  tag: '@phone',
}, async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 });
  await enterAs(page, 'rolf@example.com');

  await openReady(page, `${origins.app}/renewal`);
  await expect(title).toHaveText('Finish your renewal');
  await page.getByRole('link', { name: 'Continue your renewal' }).click();
  await page.waitForURL(`${origins.app}/renewal/photos`);
  await expect(page.getByRole('img', { name: 'Your last photo: crown' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Take the next photo' }).click();
  await page.waitForURL(`${origins.app}/renewal/photos/top`);
  await page.goto(`${origins.app}/renewal/photos/front`);
  await expect(page.getByRole('img', { name: 'Your photo: front' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Your last photo: front' })).toBeVisible();
  await expectAccessible(page);

  await openReady(page, `${origins.app}/renewal/progress`);
  await expect(page.locator('#question-title')).toHaveText('Check your answers');
  const trends = page.getByRole('region', { name: 'How it has changed' });
  await expect(trends.getByRole('figure')).toHaveCount(3);
  await trends.getByText(/Read the \d entries of Your hair, compared with the start/).click();
  await expect(trends.getByRole('cell', { name: 'A little thinner' })).toBeVisible();
  await expectAccessible(page);
  // From the top: the header stays at the top of the window.
  await page.evaluate(() => window.scrollTo(0, 0));
  await photograph(page, 'renewal-progress', { fullPage: true });
  await openReady(page, `${origins.app}/renewal/photos`);
  await page.getByRole('button', { name: 'Continue with 1 of 5' }).click();
  await page.waitForURL(`${origins.app}/renewal/subscription-options`);
  // What was chosen before, on another device.
  await expect(page.getByRole('radio', { name: '6 months at a time' })).toBeChecked();
  await photograph(page, 'renewal-options', { fullPage: true });
  await expectAccessible(page);
  await tickAll(page);
  await page.getByRole('button', { name: 'Send to a clinician' }).click();
  await expect(page.getByText('Please confirm your address first.')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, this is right' }).click();
  await expect(page.getByText('You confirmed this address.')).toBeVisible();
  await page.getByRole('radio', { name: 'No change: 3 months at a time' }).check({ force: true });
  await expect(page.getByText('Continues as it is.')).toBeVisible();
  await tickAll(page);
  await page.getByRole('button', { name: 'Send to a clinician' }).click();
  await expect(title).toHaveText('Sent to your clinician');
  await openReady(page, `${origins.app}/renewal/subscription-options`);
  await expect(title).toHaveText('Sent to your clinician');
});
