import { enterAs } from './sessions.ts';
import { expect, expectAccessible, openReady, origins, photograph, test } from './support.ts';

test('a patient follows a parcel, downloads the invoice and the receipt, and orders the same again', {
  tag: '@phone',
}, async ({ page }) => {
  await enterAs(page, 'felix@example.com');
  await openReady(page, `${origins.app}/order-history`);
  const sent = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: /^Order again/ }) })
    .filter({ hasText: 'Tracking number' })
    .first();
  await expect(sent).toBeVisible();
  await sent
    .getByText(/^Invoice /)
    .first()
    .click();
  await photograph(page, 'order-history/invoice', { fullPage: true });
  for (const [name, file] of [
    ['Invoice as PDF', /^invoice-[A-Z0-9-]+\.pdf$/],
    ['Itemized receipt for HSA or FSA', /^receipt-[A-Z0-9-]+\.pdf$/],
  ] as const) {
    const download = page.waitForEvent('download');
    await sent.getByRole('link', { name }).click();
    expect((await download).suggestedFilename()).toMatch(file);
  }
  await expectAccessible(page);
  await sent.getByRole('link', { name: /^Order again/ }).click();
  await page.waitForURL(`${origins.app}/account/checkout?products=**`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
