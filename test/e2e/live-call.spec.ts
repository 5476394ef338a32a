import { ask, requestFinasteride } from './api.ts';
import { approveAsAsked, expectClinicianShown, openCase, test } from './desk.ts';
import { signUp } from './sessions.ts';
import { expect, expectAccessible, openReady, origins, photograph } from './support.ts';

test('S3.46: a live call is booked, moved and completed, and the visit approved', {
  tag: ['@phone', '@deep'],
}, async ({ page, desk }) => {
  await openReady(desk, `${origins.admin}/desk/calendar`);
  await expectAccessible(desk);
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    await desk.getByRole('button', { name: `Add hours on ${day}` }).click();
  await desk.getByRole('button', { name: 'Save hours' }).click();
  await expect(desk.getByText('Your hours are saved.')).toBeVisible();

  const consultationId = await requestFinasteride(page, { state: 'NM' });
  await ask(page, 'mutation { finishPhotos }');
  await page.goto(`${origins.app}/dashboard`);
  await page.getByRole('link', { name: 'Choose a time' }).first().click();
  await page.waitForURL(`${origins.app}/consultation/call`);
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a time for your call' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Book the call' }).click();
  await expect(page.getByText('Choose a time first.')).toBeVisible();
  await page.getByRole('group', { name: 'Time' }).getByRole('radio').first().check();
  await photograph(page, 'call/choose', { fullPage: true });
  await page.getByRole('button', { name: 'Book the call' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your call is booked' })).toBeVisible();
  await expectClinicianShown(page);
  await expectAccessible(page);
  await page.getByRole('group', { name: 'Time' }).getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: 'Move the call' }).click();
  await expect(page.getByText('Your call was moved.')).toBeVisible();
  await photograph(page, 'call/booked', { fullPage: true });

  await openReady(desk, `${origins.admin}/desk/calendar`);
  await expect(desk.getByRole('link', { name: 'Room' }).first()).toBeVisible();
  await expectAccessible(desk);
  await photograph(desk, 'call/calendar', { fullPage: true });
  await openCase(desk, consultationId);
  const panel = desk.getByRole('region', { name: 'Call' });
  await panel.getByRole('button', { name: 'Begin the call' }).click();
  await panel.getByLabel('Outcome of the call').fill('Knows the risks and wants to start.');
  await expectAccessible(desk);
  await panel.getByRole('button', { name: 'The call took place' }).click();
  await expect(panel.getByText('Took place', { exact: true })).toBeVisible();
  await expect(panel.getByText('Knows the risks and wants to start.')).toBeVisible();

  await openReady(page, `${origins.app}/consultation/call`);
  await expect(page.getByText('Your call took place')).toBeVisible();
  await expectAccessible(page);
  await openCase(desk, consultationId);
  await approveAsAsked(desk);
  await expect(desk.getByRole('button', { name: /^approve as asked/i })).toHaveCount(0);
  await openReady(page, `${origins.app}/dashboard`);
  await expect(page.getByText('Finasteride 1 mg tablets').first()).toBeVisible();
});

test('a patient without a call is led on', { tag: '@deep' }, async ({ page }) => {
  await signUp(page);
  await openReady(page, `${origins.app}/consultation/call`);
  await expect(page.getByText('You have no call to book')).toBeVisible();
  await expectAccessible(page);
});

test('a patient cancels a booked call and can choose again', { tag: '@deep' }, async ({ page, desk }) => {
  await ask(
    desk,
    `mutation { deskSaveCalendar(input: { timeZone: "America/New_York", exceptions: [],
      hours: [${[0, 1, 2, 3, 4, 5, 6].map((day) => `{ weekday: ${day}, from: 480, to: 1200 }`).join()}] }) }`,
  );
  await requestFinasteride(page, { state: 'NM' });
  await openReady(page, `${origins.app}/consultation/call`);
  await page.getByRole('group', { name: 'Time' }).getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Book the call' }).click();
  await page.getByRole('button', { name: 'Cancel the call' }).click();
  await page.getByRole('button', { name: 'Yes, cancel the call' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a time for your call' })).toBeVisible();
});
