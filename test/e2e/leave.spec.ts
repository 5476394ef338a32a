import type { Locator } from '@playwright/test';
import { addDays, toCalendarDate } from '#kernel/dates.ts';
import { test } from './desk.ts';
import { enterAs } from './sessions.ts';
import { expect, expectAccessible, openReady, origins, photograph } from './support.ts';

const dayIn = (days: number): readonly string[] => {
  const [year = '', month = '', day = ''] = toCalendarDate(addDays(new Date(), days)).split('-');
  return [month, day, year];
};
const fillDay = async (form: Locator, label: string, days: number): Promise<void> => {
  const group = form.getByRole('group', { name: label });
  for (const [place, part] of ['Month', 'Day', 'Year'].entries())
    await group.getByLabel(part, { exact: true }).fill(dayIn(days)[place] ?? '');
};

test('a clinician enters a leave and removes it', { tag: '@deep' }, async ({ desk }) => {
  await openReady(desk, `${origins.admin}/desk/calendar`);
  const leave = desk.getByRole('region', { name: 'Leave' });
  await leave.getByRole('button', { name: 'Save leave' }).click();
  await expect(leave.getByText('Enter the first day.')).toBeVisible();
  await fillDay(leave, 'First day', 500);
  await fillDay(leave, 'Last day', 504);
  await leave.getByLabel('Covered by').selectOption({ label: 'Jonas Weber, MD' });
  await expectAccessible(desk);
  await leave.getByRole('button', { name: 'Save leave' }).click();
  await expect(desk.getByText('Your leave is saved.')).toBeVisible();
  await expect(leave.getByText('Covered by Jonas Weber, MD')).toBeVisible();
  await photograph(desk, 'leave/calendar', { fullPage: true });
  await leave.getByRole('button', { name: /^Remove the leave/ }).click();
  await expect(desk.getByText('Your leave is removed.')).toBeVisible();
  await expect(leave.getByText('You have no leave entered.')).toBeVisible();
});

test('an operator who manages staff enters a leave of a clinician and removes it', { tag: '@deep' }, async ({
  page,
}) => {
  await enterAs(page, 'operator@example.com', { origin: origins.admin });
  await openReady(page, `${origins.admin}/desk/staff`);
  await page.locator('summary', { hasText: 'Maya Okafor, MD' }).click();
  await page.getByRole('button', { name: 'Enter a leave: clinician@example.com' }).click();
  const dialog = page.getByRole('dialog');
  await fillDay(dialog, 'First day', 600);
  await fillDay(dialog, 'Last day', 600);
  await expectAccessible(page);
  await photograph(page, 'leave/dialog');
  await dialog.getByRole('button', { name: 'Save the leave' }).click();
  await expect(page.getByText('The leave of Maya Okafor, MD was saved.')).toBeVisible();
  await expect(page.getByText(/^Leave from /).first()).toBeVisible();
  await photograph(page, 'leave/staff', { fullPage: true });
  await page.getByRole('button', { name: /^Remove the leave/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the leave' }).click();
  await expect(page.getByText('The leave of Maya Okafor, MD was removed.')).toBeVisible();
});
