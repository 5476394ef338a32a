import { shIntakeFor } from '#modules/eligibility/domain/questionnaires/sh-intake.ts';
import {
  healthyEjaculationAnswers,
  healthyErectionAnswers,
} from '#modules/eligibility/domain/sexual-health.fixture.ts';
import { pruneHidden } from '#modules/quiz/domain/intake/index.ts';
import {
  ask,
  detailsOf,
  moneyOf,
  openIntakeOf,
  placeOrder,
  safetyTexts,
  saveIntake,
  submitIntakeMutation,
  visitOf,
} from './api.ts';
import { showPart, test } from './desk.ts';
import { enterAs, signUp } from './sessions.ts';
import { expect, expectAccessible, expectNoOverflow, openReady, origins, photograph } from './support.ts';

/** Sildenafil for early ejaculation, 25 mg, 12 tablets; sertraline 50 mg, 30 tablets. */
const sildenafilForEarly = 1231;
const sertraline = 1303;

test('S2.42: a plan that adds an antidepressant shows its warning first; after consent it can be accepted', {
  tag: '@deep',
}, async ({ page, desk }) => {
  await signUp(page);
  await placeOrder(page, [sildenafilForEarly]);
  const { consultationId } = await visitOf(page);
  const intake = await openIntakeOf(page);
  const answers = pruneHidden(shIntakeFor(['sildenafil']), {
    ...healthyErectionAnswers,
    ...healthyEjaculationAnswers,
    bp: { systolic: 122, diastolic: 78, pulse: 68, takenOn: intake.savedAt.slice(0, 10) },
    last_exam: '2026-01-15',
    dob: detailsOf(page).dob,
  });
  const revision = await saveIntake(page, intake, answers);
  await ask(page, submitIntakeMutation, { id: intake.responseId, revision, read: safetyTexts });
  await ask(desk, 'mutation($input: DecisionInput!) { deskPropose(input: $input) { status } }', {
    input: {
      consultationId,
      acknowledgedRuleIds: [],
      productIds: [sertraline],
      reason: 'A daily tablet suits what you told me better.',
    },
  });
  await openReady(page, `${origins.app}/confirm-plan`);
  await expect(page.getByText('Boxed warning: thoughts of suicide')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Accept/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  await expect(
    page.getByText('Please check the box to confirm that you have read the warning.'),
  ).toBeVisible();
  await page.getByRole('checkbox', { name: /I have read this warning/ }).check();
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  await expect(page.getByRole('button', { name: /^Accept/ })).toBeVisible();
  await expectAccessible(page);
  expect((await moneyOf(page)).charged).toEqual([0]);
});

test('S1.11: an interrupted antidepressant: the clinician plans a taper of halves, and the patient reads it', {
  tag: '@deep',
}, async ({ page, desk }) => {
  await openReady(desk, `${origins.admin}/desk?task=hold`);
  await desk.getByRole('link', { name: 'Ruben Kessler' }).click();
  await showPart(desk, 'Decision');
  const panel = desk.getByRole('region', { name: 'Must not stop suddenly' });
  await expect(panel).toContainText('The patient canceled the subscription of an antidepressant');
  await panel.getByRole('button', { name: /^Taper, bridge or stop/ }).click();
  const dialog = desk.getByRole('dialog', { name: /^Choose what happens next/ });
  await expectNoOverflow(desk);
  await dialog.getByRole('radio', { name: 'Taper' }).check();
  await expect(dialog).toContainText('25 mg (half a tablet of 50 mg), 2 weeks, then stop.');
  await expect(dialog).toContainText('these steps are our proposal');
  await dialog.getByLabel('Reason for the record').fill('Wants to stop and feels well.');
  const plan = dialog.getByLabel('Plan for the patient');
  await expectAccessible(desk);
  await photograph(desk, 'care/taper');
  await dialog.getByRole('button', { name: 'Save the decision' }).click();
  await expect(plan).toBeFocused();
  await plan.fill((await plan.inputValue()).replace('[[date]]', 'November 24'));
  await dialog.getByRole('button', { name: 'Save the decision' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(panel).toContainText('Wants to stop and feels well.');
  await photograph(desk, 'care/taper-decided', { fullPage: true });
  await enterAs(page, 'ruben@example.com');
  await openReady(page, `${origins.app}/treatment-plan`);
  await expect(page.getByText(/From November 24, take half a tablet of 50 mg \(25 mg\)/)).toBeVisible();
  await photograph(page, 'care/taper-patient', { fullPage: true });
});
