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

test('an operator has failed jobs tried again', async ({ page }) => {
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

test('an operator finds an email and has it sent again', async ({ page }) => {
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
