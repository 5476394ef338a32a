import type { Page } from '@playwright/test';
import { ask } from './api.ts';
import { openCase, showPart, test } from './desk.ts';
import { expect, expectAccessible } from './support.ts';

interface Case {
  readonly consultationId: string;
  readonly patientName: string;
}

/** The case of a demo patient. */
const caseOf = async (desk: Page, name: string): Promise<string> => {
  const { deskQueue } = await ask<{ deskQueue: readonly Case[] }>(
    desk,
    '{ deskQueue { consultationId patientName } }',
  );
  const found = deskQueue.find(({ patientName }) => patientName === name);
  if (!found) throw new Error(`${name} has no case.`);
  return found.consultationId;
};

const regionOf = (desk: Page, name: string) => desk.getByRole('region', { name, exact: true });

const expectNoOverflow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);

test('a case shows the chart: what the patient takes, flags, readings, photos and history', {
  tag: '@deep',
}, async ({ desk }) => {
  await openCase(desk, await caseOf(desk, 'Henry Cole'));
  await expect(regionOf(desk, 'Emergency')).toContainText('Outcome');

  await showPart(desk, 'Chart');
  const takes = regionOf(desk, 'What the patient takes');
  await expect(takes).toContainText('On hold');
  await expect(takes).toContainText('Lisinopril 20 mg since October');
  await takes.getByText('What they said before').press('Enter');
  await expect(takes.getByText(/Lisinopril 10 mg/)).toBeVisible();
  const readings = regionOf(desk, 'Blood pressure and pulse');
  await expect(readings.locator('svg')).toHaveCount(3);
  await readings.getByText('The readings as a table').press('Enter');
  await expect(readings.getByRole('row')).toHaveCount(6);
  await expect(readings.getByRole('row').nth(1)).toContainText('97/61');

  const history = regionOf(desk, 'History');
  await desk.getByRole('navigation', { name: 'Sections of the chart' }).getByText('History').press('Enter');
  await expect(history).toBeInViewport();
  await expect(history.getByRole('listitem')).toHaveCount(10);
  const more = history.getByRole('button', { name: /^Show all/ });
  await more.press('Enter');
  await expect(history.getByText('Visit opened')).toHaveCount(1);
  await expect(history.getByText('Renewal opened')).toHaveCount(1);
  await expect(history.getByText(/Check-in opened/)).toHaveCount(3);
  await expect(history.getByText('Early check-in opened')).toHaveCount(2);
  await expectAccessible(desk);
  await expectNoOverflow(desk);

  await showPart(desk, 'Flags, photos');
  const flags = regionOf(desk, 'Flags');
  const low = flags.getByRole('listitem').filter({ hasText: /^ReviewBP4version/ });
  await expect(low).toContainText('97/61 mmHg, pulse 104');
  await expect(low).toContainText(/Given .+ · Renewal/);
  await low.getByText('Source', { exact: true }).press('Enter');
  await expect(low.getByText(/^Basis:/)).toBeVisible();

  const photos = regionOf(desk, 'Photos');
  await expect(photos.getByText(/^Before, /)).toHaveCount(2);
  await expect(photos.getByText(/^Now, /)).toHaveCount(2);
  await expectAccessible(desk);
  await expectNoOverflow(desk);
});

test('a first visit that waits shows two flags with what they read', { tag: '@deep' }, async ({ desk }) => {
  await openCase(desk, await caseOf(desk, 'Omar Haddad'));
  await showPart(desk, 'Flags, photos');
  const flags = regionOf(desk, 'Flags');
  await expect(flags).toContainText('2 flags');
  for (const rule of ['FIN-LIVER', 'OTHER-HISTORY']) await expect(flags).toContainText(rule);
  await expect(flags.getByText('Liver disease', { exact: true }).first()).toBeVisible();
  await expectAccessible(desk);
  await expectNoOverflow(desk);
});
