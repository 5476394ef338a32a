import { enterAs } from './sessions.ts';
import { expect, expectAccessible, openReady, origins, test } from './support.ts';

test('S2.33: a patient who moved is told what waits and why, and continues with the history', {
  tag: '@phone',
}, async ({ page }) => {
  await enterAs(page, 'curtis@example.com');
  await openReady(page, `${origins.app}/thank-you-out-of-state`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('One step is left');
  const waiting = page.getByRole('region', { name: /finasteride/i }).first();
  await expect(waiting).toContainText('A clinician licensed in Texas has to take over first');
  await expect(page.getByRole('link', { name: 'ask your care team' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Answer the history' }).click();
  await page.waitForURL(`${origins.marketing}/start/question-flow/oos-medical-history`);
  await expect(title).toHaveText('Your medical history');
});
