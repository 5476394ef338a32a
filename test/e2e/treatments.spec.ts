import type { Page } from '@playwright/test';
import { approve, ask, expectCharged, moneyOf, requestFinasteride } from './api.ts';
import { openCase, showPart, test } from './desk.ts';
import { expect, expectAccessible, openReady, origins } from './support.ts';

const finasteride = 'Finasteride 1 mg tablets';

const panelOf = (desk: Page) => desk.getByRole('region', { name: 'What the patient takes' });

/** The form of an action, opened with the keyboard. */
const openForm = async (desk: Page, label: string) => {
  await panelOf(desk)
    .getByRole('button', { name: `${label}: ${finasteride}` })
    .press('Enter');
  const dialog = desk.getByRole('dialog', { name: `${label}: ${finasteride}` });
  await expect(dialog).toBeVisible();
  return dialog;
};

const expectNoOverflow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);

test('a clinician holds, resumes and discontinues a treatment; the patient reads why', {
  tag: '@deep',
}, async ({ page, desk }) => {
  const consultationId = await requestFinasteride(page);
  await approve(desk, consultationId);
  await expectCharged(page, [5400]);
  await openCase(desk, consultationId);
  await showPart(desk, 'Chart');
  await expect(panelOf(desk)).toContainText(/[34] fills left/);

  const hold = await openForm(desk, 'Hold');
  await hold.getByRole('button', { name: 'Hold' }).press('Enter');
  await expect(hold.getByLabel('Reason for the record')).toBeFocused();
  await expect(hold.getByLabel('Message to the patient')).toHaveAttribute('aria-invalid', 'true');
  await hold.getByLabel('Reason for the record').fill('ALT three times the normal value.');
  await desk.keyboard.press('Escape');
  await expect(hold).toHaveCount(0);
  const again = await openForm(desk, 'Hold');
  await expect(again.getByLabel('Reason for the record')).toHaveValue('ALT three times the normal value.');
  await again.getByLabel('What would lift it').fill('Your blood test is normal.');
  await again.getByLabel('Message to the patient').fill('Please pause the tablets until your blood test.');
  await expectAccessible(desk);
  await again.getByRole('button', { name: 'Hold' }).press('Enter');
  await expect(panelOf(desk)).toContainText('On hold');
  await expect(panelOf(desk)).toContainText('ALT three times the normal value.');
  await expect(panelOf(desk)).toContainText('What lifts it: Your blood test is normal.');
  await expectNoOverflow(desk);
  await expectAccessible(desk);

  await openReady(page, `${origins.app}/treatment-plan`);
  await expect(page.getByText('Please pause the tablets until your blood test.')).toBeVisible();
  await expect(page.getByText('Your blood test is normal.')).toBeVisible();
  await expect(page.getByText('ALT three times the normal value.')).toHaveCount(0);
  await expectAccessible(page);

  const resume = await openForm(desk, 'Resume');
  await resume.getByLabel('Reason for the record').fill('ALT is normal.');
  await resume.getByLabel('Message to the patient').fill('Your blood test is fine. Please continue.');
  await resume.getByRole('button', { name: 'Resume' }).click();
  await expect(panelOf(desk).getByText('Active')).toBeVisible();

  const discontinue = await openForm(desk, 'Discontinue');
  await discontinue.getByLabel('Reason for the record').fill('The patient plans a family.');
  await discontinue.getByLabel('Message to the patient').fill('As we discussed, this ends now.');
  await discontinue.getByRole('button', { name: 'Discontinue' }).click();
  await expect(panelOf(desk).getByText('Stopped by your clinician')).toBeVisible();
  expect((await moneyOf(page)).subscriptions).toEqual(['Canceled']);
  await page.goto(`${origins.app}/messages`);
  await expect(page.getByText('Hair you kept or regrew may be lost again')).toBeVisible();
});

test('an emergency stays open until a clinician records an outcome', { tag: '@deep' }, async ({
  page,
  desk,
}) => {
  const consultationId = await requestFinasteride(page, { urgent_symptoms: ['chest_pain'] });
  await openCase(desk, consultationId);
  const form = desk.getByRole('form', { name: 'Close the emergency' });
  await form.getByRole('button', { name: 'Save the outcome' }).click();
  await expect(form.getByText('Choose the outcome.')).toBeVisible();
  await form.getByRole('radio', { name: /I could not reach the patient/ }).check();
  await form.getByLabel('What you did and learned').fill('Called twice, nobody answered.');
  await expectNoOverflow(desk);
  await expectAccessible(desk);
  await form.getByRole('button', { name: 'Save the outcome' }).click();
  await expect(desk.getByText('The emergency stays open')).toBeVisible();
  await expect(
    desk.getByRole('region', { name: 'Emergency' }).getByText('Called twice, nobody answered.'),
  ).toBeVisible();
  await form.getByRole('radio', { name: 'I spoke with the patient' }).check();
  await form.getByLabel('What you did and learned').fill('They are in the hospital and well.');
  await form.getByRole('button', { name: 'Save the outcome' }).click();
  await expect(desk.getByText('The emergency is closed')).toBeVisible();
  await expect(form).toHaveCount(0);
  const { deskCase } = await ask<{ deskCase: { alert: { isOpen: boolean } } }>(
    desk,
    'query($id: ID!) { deskCase(consultationId: $id) { alert { isOpen } } }',
    { id: consultationId },
  );
  expect(deskCase.alert.isOpen).toBe(false);
});
