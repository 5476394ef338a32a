import { enterAs, enterDesk } from './sessions.ts';
import { expect, expectAccessible, openReady, origins, photograph, test } from './support.ts';

test('a patient asks customer service, reads the answer, and looks after an order of which a part is missing', {
  tag: ['@phone', '@deep'],
}, async ({ page, browser }) => {
  await enterAs(page, 'silas@example.com');
  await openReady(page, `${origins.app}/account`);
  await page.getByRole('link', { name: 'Contact customer service' }).click();
  await expect(page.getByRole('heading', { name: 'How can we help?' })).toBeVisible();
  await page.getByRole('radio', { name: 'A payment, a price or a subscription' }).check();
  const words = `Is the tax on my invoice right? ${Date.now()}`;
  await page.getByLabel('What can we do for you?').fill(words);
  await photograph(page, 'customer-service/request', { fullPage: true });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.waitForURL(`${origins.app}/account/customer-service-request/submitted**`);
  await expect(page.getByText('We will answer by')).toBeVisible();
  await expectAccessible(page);
  await photograph(page, 'customer-service/submitted');

  const desk = await (await browser.newContext()).newPage();
  await enterDesk(desk, 'operator@example.com');
  await openReady(desk, `${origins.admin}/desk/requests?status=open`);
  const waiting = desk.getByRole('article').filter({ hasText: words });
  await photograph(desk, 'customer-service/desk', { fullPage: true });
  await waiting.getByRole('button', { name: /^Answer/ }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('What the patient reads').fill('Yes: your state taxes it at this rate.');
  await dialog.getByRole('button', { name: 'Answer' }).click();
  await expect(waiting).toHaveCount(0);
  await desk.context().close();

  await openReady(page, `${origins.app}/customer-service-request?from=account`);
  await expect(page.getByText('Yes: your state taxes it at this rate.')).toBeVisible();

  await openReady(page, `${origins.app}/order-history`);
  await expect(page.getByText(/Out of stock\. The pharmacy expects it on/)).toBeVisible();
  await expectAccessible(page);
  await photograph(page, 'customer-service/backorder', { fullPage: true });
  await expect(page.getByRole('button', { name: 'Cancel what is missing' })).toBeVisible();

  await openReady(page, `${origins.app}/account/customer-service-request`);
  await page.getByRole('button', { name: 'Cancel now' }).click();
  await page.waitForURL(`${origins.app}/account/customer-service-request/subscriptions-canceled**`);
  await page.getByRole('button', { name: 'Undo cancellation' }).click();
  await page.getByRole('checkbox', { name: /^I take my cancellation of/ }).check();
  await expectAccessible(page);
  await photograph(page, 'customer-service/undo', { fullPage: true });
  await page.getByRole('button', { name: 'Undo my cancellation' }).click();
  await expect(page.getByRole('heading', { name: 'Your subscription continues' })).toBeVisible();
  await expectAccessible(page);
  await photograph(page, 'customer-service/thank-you');
});
