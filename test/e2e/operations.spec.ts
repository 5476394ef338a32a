import { enterAs } from './sessions.ts';
import { expect, expectAccessible, openReady, origins, photograph, test } from './support.ts';

test('an operator sees what waits and how the last days went', async ({ page }) => {
  await enterAs(page, 'operator@example.com', { origin: origins.admin });
  await openReady(page, `${origins.admin}/desk/overview`);
  await expect(page.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toHaveText(
    'Overview',
  );
  const orders = page.getByRole('region', { name: 'Orders placed' });
  await expect(orders.locator('svg path').first()).toHaveAttribute('d', /M/);
  await orders.getByText('Orders placed as a table').click();
  await expect(orders.getByRole('table', { name: 'Orders placed, by day' })).toBeVisible();
  await expectAccessible(page);
  await photograph(page, 'operations/overview', { fullPage: true });
  await page.getByRole('link', { name: 'Jobs that are given up' }).click();
  await expect(page.getByRole('heading', { name: 'Background jobs', level: 1 })).toBeVisible();
});

test('an operator has failed jobs tried again', { tag: '@deep' }, async ({ page }) => {
  await enterAs(page, 'operator@example.com', { origin: origins.admin });
  await openReady(page, `${origins.admin}/desk/jobs`);
  const kinds = page.getByRole('table', { name: 'Jobs by kind' });
  const jobs = page.getByRole('table', { name: 'Jobs that are given up' });
  await expect(kinds.getByRole('row').filter({ hasText: 'textMessage.send' })).toBeVisible();
  await expectAccessible(page);
  await photograph(page, 'operations/jobs', { fullPage: true });

  await jobs.getByRole('button', { name: /^Try again now job \d+, textMessage\.send$/ }).click();
  await expect(page.getByText(/^Job \d+ runs within a few seconds\.$/)).toBeVisible();
  await expect(jobs.getByRole('row').filter({ hasText: 'textMessage.send' })).toHaveCount(0);

  await kinds.getByRole('button', { name: /^Try all again now .* of mail\.send$/ }).click();
  await expect(page.getByText('2 jobs of mail.send run within a few seconds.')).toBeVisible();
  await expect(page.getByText('No job is given up')).toBeVisible();
  await page.getByLabel('Show').selectOption({ label: 'Waiting' });
  await expect(page.getByRole('heading', { name: 'Waiting', level: 2 })).toBeVisible();
  await expectAccessible(page);
});

test('an operator finds an email and has it sent again', { tag: '@deep' }, async ({ page }) => {
  await enterAs(page, 'operator@example.com', { origin: origins.admin });
  await openReady(page, `${origins.admin}/desk/emails`);
  const emails = page.getByRole('table', { name: 'Emails, newest first' });
  await expect(emails.getByRole('row').first()).toBeVisible();
  await expectAccessible(page);
  await photograph(page, 'operations/emails', { fullPage: true });

  await page.getByLabel('Email address').fill('ian@example.com');
  await page.getByLabel('State').selectOption({ label: 'Failed' });
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '2 emails' })).toBeVisible();
  await expect(page).toHaveURL(`${origins.admin}/desk/emails`);
  await expect(emails.getByText('It is about a day or a time that may have passed.')).toBeVisible();
  await emails.getByRole('button', { name: /^Send again “Your package was delivered”$/ }).click();
  await expect(emails.getByText('Waiting to be sent')).toBeVisible();
  await expect(async () => {
    await page.getByLabel('State').selectOption({ label: 'Sent' });
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(
      emails.getByRole('row').filter({ hasText: 'Your package was delivered' }).first(),
    ).toBeVisible();
  }).toPass({ timeout: 20_000 });

  await page.getByLabel('Email address').fill('ian');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('Write a whole email address.')).toBeVisible();
  await expectAccessible(page);
  await photograph(page, 'operations/emails-search', { fullPage: true });
});

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const;

for (const [name, path, heading] of [
  ['subscriptions', '/desk/subscriptions', 'Subscriptions'],
  ['subscriptions-due', '/desk/subscriptions?due=month', 'Subscriptions'],
  ['orders', '/desk/orders/all', 'All orders'],
  ['invoices', '/desk/invoices', 'Invoices'],
  ['invoices-failed', '/desk/invoices?group=failed', 'Invoices'],
  ['flags', '/desk/flags', 'Flags and outages'],
  ['content', '/desk/content', 'Banners'],
  ['people', '/desk/people', 'People'],
] as const)
  test(`the page ${path} is accessible and fits a phone and a desktop`, { tag: '@deep' }, async ({
    page,
  }) => {
    await enterAs(page, 'operator@example.com', { origin: origins.admin });
    for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport);
      await openReady(page, `${origins.admin}${path}`);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
      await expect.poll(() => page.evaluate(overflow)).toBeLessThanOrEqual(0);
      await expectAccessible(page);
      await photograph(page, `operations/${name}-${size}`);
    }
  });

test('an operator narrows subscriptions, and has them as a file', async ({ page }) => {
  await enterAs(page, 'operator@example.com', { origin: origins.admin });
  await openReady(page, `${origins.admin}/desk/subscriptions`);
  await page.getByLabel('State').selectOption({ label: 'Active' });
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/state=active/);
  await expect(page.getByRole('table').getByText('Active').first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export these subscriptions as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^subscriptions-\d{4}-\d{2}-\d{2}\.csv$/);
});

test('an operator finds a person by the beginning of the name, and continues to their invoices', {
  tag: '@deep',
}, async ({ page }) => {
  await enterAs(page, 'operator@example.com', { origin: origins.admin });
  await openReady(page, `${origins.admin}/desk/people`);
  await page.getByLabel('Name, email, phone or order number').fill('ian@example.com');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('status').filter({ hasText: '1 person' })).toBeVisible();
  await expect(page).toHaveURL(`${origins.admin}/desk/people`);
  await expectAccessible(page);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectAccessible(page);
  await photograph(page, 'operations/person', { fullPage: true });
  await page.setViewportSize(sizes.phone);
  await photograph(page, 'operations/person-phone', { fullPage: true });
  await page.getByRole('link', { name: /^\d+ invoices?$/ }).click();
  await expect(page.getByText('Only the invoices of one person.')).toBeVisible();
});
