import { signUp } from './sessions.ts';
import { expect, expectAccessible, openReady, origins, photograph, test } from './support.ts';

test('a patient makes a link, and a visitor who follows it is welcomed and counted once', {
  tag: ['@phone', '@deep'],
}, async ({ page, browser }) => {
  await signUp(page);
  await openReady(page, `${origins.app}/referral`);
  await expect(page.getByText('No one has used your link yet')).toBeVisible();
  await page.getByRole('button', { name: 'Make my link' }).click();
  const shown = page.getByText(/\/referral\/terms\?invite=/);
  await expect(shown).toBeVisible();
  const url = (await shown.textContent()) ?? '';

  const context = await browser.newContext({ viewport: page.viewportSize() });
  const visitor = await context.newPage();
  for (let visit = 0; visit < 2; visit += 1) {
    await openReady(visitor, url);
    await expect(visitor.getByText(/^Someone you know invited you to/)).toBeVisible();
    // The lead id, by which a visitor is counted, is stored by the first page.
    await visitor.waitForFunction(() => window.localStorage.getItem('lead-id') !== null);
  }
  await expectAccessible(visitor);
  await photograph(visitor, 'referral/invited', { fullPage: true });
  await context.close();

  await openReady(page, `${origins.app}/referral`);
  await expect(page.getByRole('table', { name: 'Your invitations' }).getByRole('row')).toHaveCount(2);
  await expect(page.getByText('You have no credit now.')).toBeVisible();
  await expectAccessible(page);
  await photograph(page, 'referral/page', { fullPage: true });
});
