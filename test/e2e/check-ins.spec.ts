import type { Page } from '@playwright/test';
import { healthyCheckIn } from '#modules/eligibility/domain/questionnaires/healthy-check-in.ts';
import { type Answers, type QuizConfig, visibleQuestions } from '#modules/quiz/domain/intake/index.ts';
import { approve, ask, expectCharged, liveThrough, requestFinasteride } from './api.ts';
import { openCase, test } from './desk.ts';
import { answerQuestion } from './fill-intake.ts';
import { enterAs } from './sessions.ts';
import { expect, expectAccessible, openReady, origins } from './support.ts';

test.use({ clockOf: 'check-ins' });

const expectNoOverflow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);

/** A patient in the seventh week of treatment, who follows the card of the dashboard to their check-in. */
const openFromDashboard = async (page: Page, desk: Page): Promise<void> => {
  await approve(desk, await requestFinasteride(page));
  await expectCharged(page, [5400]);
  await liveThrough(desk, 46);
  await openReady(page, `${origins.app}/dashboard`);
  await expect(page.getByRole('heading', { name: 'How are the first weeks going?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Start your check-in' }).click();
  await page.waitForURL(`${origins.app}/consultation/fmp-checkin`);
};

interface Due {
  readonly currentUser: {
    readonly checkIns: readonly {
      readonly id: string;
      readonly questionnaire: { readonly config: string } | null;
    }[];
  };
}

const dueCheckIn = async (page: Page): Promise<{ id: string; config: QuizConfig }> => {
  const { currentUser } = await ask<Due>(
    page,
    '{ currentUser { checkIns { id questionnaire { config } } } }',
  );
  const found = currentUser.checkIns.find(({ questionnaire }) => questionnaire);
  return { id: found?.id ?? '', config: JSON.parse(found?.questionnaire?.config ?? '{}') };
};

/** Answers every question on the screen, from the one that is shown, and stops before `until`. */
const answerAll = async (page: Page, config: QuizConfig, changes: Answers, from?: string): Promise<void> => {
  const answers: Answers = { ...healthyCheckIn('2026-11-01'), ...changes };
  const questions = visibleQuestions(config, answers);
  const start = from === undefined ? 0 : questions.findIndex(({ id }) => id === from);
  const title = page.locator('#question-title');
  for (const question of questions.slice(start)) {
    await expect(title).toContainText(question.label);
    const answer = answers[question.id];
    if (answer !== undefined) await answerQuestion(page, question, answer);
    await page.getByRole('button', { name: /^(Continue|Skip)$/ }).click();
  }
  await expect(title).toHaveText('Check your answers');
};

test('a check-in without findings: saved, resumed, sent, and refills continue', {
  tag: ['@phone', '@deep'],
}, async ({ page, desk }) => {
  await openFromDashboard(page, desk);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How is it going?');
  await expectAccessible(page);
  await expectNoOverflow(page);
  const { config } = await dueCheckIn(page);
  await page.getByRole('button', { name: 'Start' }).click();
  const title = page.locator('#question-title');
  const [first] = visibleQuestions(config, {});
  if (!first) throw new Error('The check-in has no questions.');
  await answerQuestion(page, first, ['none']);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible();
  await openReady(page, `${origins.app}/consultation/fmp-checkin`);
  const second = visibleQuestions(config, { [first.id]: ['none'] })[1];
  await expect(title).toContainText(second?.label ?? '');
  await expectAccessible(page);
  await answerAll(page, config, {}, second?.id);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send your check-in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. All is well');
  await expect(page.getByText('Your refills will continue as planned')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Add photos' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Front');
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Your check-in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. All is well');
  await openReady(page, `${origins.app}/dashboard`);
  await expect(page.getByText('How are the first weeks going?')).toHaveCount(0);
  await liveThrough(desk, 31);
  await expectCharged(page, [5400, 5400]);
});

test('a check-in that holds: the patient reads why, and a clinician decides', { tag: '@phone' }, async ({
  page,
  desk,
}) => {
  await openFromDashboard(page, desk);
  const { id, config } = await dueCheckIn(page);
  await page.getByRole('button', { name: 'Start' }).click();
  await answerAll(page, config, { side_effects: ['mood'], side_effects_detail: 'Low for two weeks.' });
  await page.getByRole('button', { name: 'Send your check-in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A clinician will look at your answers');
  await expect(page.getByText('is on hold: it will not be sent or charged')).toBeVisible();
  await expect(page.getByText('please stop taking it')).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await liveThrough(desk, 40);
  await expectCharged(page, [5400]);

  await ask(desk, 'mutation($id: ID!) { deskTake(consultationId: $id) { status } }', { id });
  await openCase(desk, id);
  const form = desk.getByRole('form', { name: 'Decide the check-in' });
  await expect(form).toBeVisible();
  await expectAccessible(desk);
  await form.getByRole('button', { name: 'Close the check-in' }).click();
  await expect(desk.getByText('is on hold. Resume or discontinue it')).toBeVisible();
  await form.getByRole('radio', { name: 'Discontinue some of it' }).check();
  await form.getByRole('checkbox', { name: /Finasteride/ }).check();
  await form.getByLabel('Message to the patient').fill('Please stop the tablets. I call you today.');
  await form.getByRole('button', { name: 'Close the check-in' }).click();
  await expect(desk.getByText('Check-in closed')).toBeVisible();
  await expect(desk.getByText('This is the next case.')).toBeVisible();
  await openCase(desk, id);
  await expect(desk.getByText('This case is closed.')).toBeVisible();
  await expectNoOverflow(desk);
  await page.goto(`${origins.app}/messages`);
  await expect(page.getByText('Please stop the tablets. I call you today.')).toBeVisible();
});

test('the demo patient sees how things have changed, as a picture and as a table', { tag: '@deep' }, async ({
  page,
}) => {
  await enterAs(page, 'patient@example.com');
  await openReady(page, `${origins.app}/treatment-plan`);
  const trends = page.getByRole('region', { name: 'How it has changed' });
  await expect(trends.getByRole('figure')).toHaveCount(3);
  await trends.getByText('Read the 2 entries of Shedding').click();
  await expect(trends.getByRole('cell', { name: 'A little more' })).toBeVisible();
  await expectAccessible(page);
});

test('pages of check-ins that are not due say so and lead on', { tag: '@deep' }, async ({ page }) => {
  await enterAs(page, 'new@example.com');
  for (const [path, title] of [
    ['checkin', 'No check-in is due'],
    ['fmp-checkin', 'No first check-in is due'],
    ['post-arc', 'There is nothing to follow up'],
  ] as const) {
    await openReady(page, `${origins.app}/consultation/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible();
    await expectAccessible(page);
  }
});
