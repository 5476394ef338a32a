import type { Page } from '@playwright/test';
import type { DrugType } from '#modules/catalogue/index.ts';
import type { Answers } from '#modules/quiz/domain/intake/index.ts';
import {
  approve,
  approveMutation,
  ask,
  expectCharged,
  finasteride,
  intakeAnswers,
  ketoconazole,
  moneyOf,
  openIntakeOf,
  placeOrder,
  refusal,
  requestFinasteride,
  saveIntake,
  visitOf,
} from './api.ts';
import { approveAsAsked, openCase, showPart, test } from './desk.ts';
import { signUp } from './sessions.ts';
import { expect, expectAccessible, openReady, origins, tickAll } from './support.ts';

/** A new patient whose questionnaire is answered up to this question, opened there. */
const openQuestion = async (page: Page, question: string, products = [finasteride]): Promise<void> => {
  const drugTypes: DrugType[] = products.map((id) => (id === finasteride ? 'finasteride' : 'ketoconazole'));
  await signUp(page);
  await placeOrder(page, products);
  const intake = await openIntakeOf(page);
  const all = Object.entries(intakeAnswers(drugTypes, intake.savedAt));
  const at = all.findIndex(([id]) => id === question);
  const before: Answers = Object.fromEntries(all.slice(0, at));
  if (at > 0) await saveIntake(page, intake, before);
  await openReady(page, `${origins.app}/consultation/intake`);
};

const answer = async (page: Page, words: string): Promise<void> => {
  await page.getByRole('radio', { name: words, exact: true }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
};

const title = (page: Page) => page.locator('#question-title');

const expectReleased = async (page: Page): Promise<void> => {
  expect(await moneyOf(page)).toEqual({ charged: [0], subscriptions: ['Canceled'] });
  await page.goto(`${origins.app}/order-history`);
  await expect(page.getByRole('article')).toContainText('Canceled');
};

test('an answer that stops the visit ends it without a charge and shows the reason and the alternatives', {
  tag: ['@phone', '@deep'],
}, async ({ page }) => {
  await openQuestion(page, 'patchy');
  await answer(page, 'Yes');
  await expect(title(page)).toHaveText('We cannot treat this online');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change my answer' }).click();
  await expect(page.getByRole('radio', { name: 'Yes', exact: true })).toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'My answer is right' }).click();
  await page.waitForURL(`${origins.app}/not-eligible-user/alternatives`);
  await expect(page.getByText('Round or patchy bald spots often have another cause')).toBeVisible();
  await expect(page.getByText('No prescription treatment is charged or shipped')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Without a prescription' })).toBeVisible();
  await expectAccessible(page);
  await expectReleased(page);
});

test('S2.44: a visit for someone who is not male ends on its own page', { tag: '@deep' }, async ({
  page,
}) => {
  await openQuestion(page, 'sex_at_birth');
  await page.getByRole('button', { name: 'Start' }).click();
  await answer(page, 'Female');
  await page.getByRole('button', { name: 'My answer is right' }).click();
  await page.waitForURL(`${origins.app}/not-eligible-user/sex`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('assigned male at birth');
  await expect(page.getByText('A women’s health clinician')).toBeVisible();
  await expectAccessible(page);
  await expectReleased(page);
});

test('thoughts of self-harm show 988 immediately, and the care team is alerted when the patient leaves the page', {
  tag: '@phone',
}, async ({ page, desk }) => {
  await openQuestion(page, 'self_harm_now');
  await answer(page, 'Yes');
  await expect(title(page)).toHaveText('We are glad you told us');
  await expect(page.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
  await expect(page.getByRole('link', { name: 'Text 988' })).toHaveAttribute('href', 'sms:988');
  await expect(page.getByRole('link', { name: 'Call 911' })).toBeVisible();
  await expectAccessible(page);
  const { consultationId } = await visitOf(page);

  await page.getByRole('link', { name: 'Save and exit' }).click();
  await page.waitForURL(`${origins.app}/dashboard`);
  const outcomeOf = async () =>
    (
      await ask<{ currentUser: { visit: { outcome: { outcome: string } | null } } }>(
        page,
        '{ currentUser { visit { outcome { outcome } } } }',
      )
    ).currentUser.visit.outcome?.outcome;
  await expect.poll(outcomeOf).toBe('emergency');
  await page.goto(`${origins.app}/consultation/intake`);
  await expect(page.getByRole('link', { name: 'Call 988' })).toBeVisible();
  await expectReleased(page);

  await desk.goto(`${origins.admin}/desk`);
  await expect(desk.locator(`a[href$="${consultationId}"]`).first()).toBeVisible();
});

test('one drug is excluded, the other continues, and only the other is charged', { tag: '@deep' }, async ({
  page,
  desk,
}) => {
  const drugs: DrugType[] = ['finasteride', 'ketoconazole'];
  await openQuestion(page, 'allergies', [finasteride, ketoconazole]);
  await page.getByRole('checkbox', { name: 'Finasteride or dutasteride' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('textbox').fill('Finasteride gave me a rash.');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  // The rest of the questions, as if answered on another device.
  const { consultationId } = await visitOf(page);
  const intake = await openIntakeOf(page);
  const over = { allergies: ['finasteride'], allergies_detail: 'Finasteride gave me a rash.' };
  await saveIntake(page, intake, intakeAnswers(drugs, intake.savedAt, over));
  await openReady(page, `${origins.app}/consultation/intake`);
  await expect(title(page)).toHaveText('Check your answers');
  await tickAll(page);
  await page.getByRole('button', { name: 'Send to a clinician' }).click();

  await page.waitForURL(`${origins.app}/not-eligible-user/alternatives`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    'Your visit continues without Finasteride',
  );
  await expect(page.getByText('an allergy to this kind of medicine')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Continue with Ketoconazole/ }).click();
  await page.waitForURL(`${origins.app}/consultation/photo-upload`);
  await ask(page, 'mutation { finishPhotos }');
  await approve(desk, consultationId);
  await expectCharged(page, [3600]);
});

test('a flag must be acknowledged before a case can be approved', { tag: '@deep' }, async ({
  page,
  desk,
}) => {
  const consultationId = await requestFinasteride(page, {
    conditions: ['liver'],
    conditions_detail: 'Fatty liver, found in 2020.',
  });
  await openCase(desk, consultationId);
  const button = desk.getByRole('button', { name: /^approve as asked/i });
  await expect(button).toBeDisabled();
  await expect(desk.getByText('It cannot be approved yet:')).toBeVisible();
  const input = { consultationId, acknowledgedRuleIds: [], reason: 'Suits the patient.' };
  expect(await refusal(desk, approveMutation, { input })).toEqual({ code: 'CONFLICT', fields: [] });

  await desk.getByRole('button', { name: 'FIN-LIVER' }).last().click();
  const flag = desk.locator('li[data-outcome="review"]', { hasText: 'FIN-LIVER' });
  await expect(flag).toContainText('Liver disease');
  await flag.getByRole('checkbox', { name: 'I have read this and accept it' }).check();
  await expectAccessible(desk);
  await showPart(desk, 'Decision');
  await approveAsAsked(desk, /^approve and charge \$54\.00/i);
  await expect(desk.getByText(/^Approved: Finasteride/)).toBeVisible();
  await expectCharged(page, [5400]);
});
