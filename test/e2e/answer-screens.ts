import type { Locator, Page } from '@playwright/test';
import {
  healthyHairAnswers,
  healthyRenewalHistory,
} from '#modules/eligibility/domain/questionnaires/healthy-answers.ts';
import { healthyCheckIn } from '#modules/eligibility/domain/questionnaires/healthy-check-in.ts';
import { type Answers, isBloodPressure } from '#modules/quiz/domain/intake/index.ts';
import { expect, ready } from './support.ts';
import { typeDate, typeReading } from './type-answer.ts';

/** More screens than any of the flows has. */
const MOST = 120;

/** A healthy patient's answers on this day, `YYYY-MM-DD`, to the questions of every hair questionnaire. */
export const healthyAnswers = (today: string, over: Answers = {}): Answers => ({
  ...healthyHairAnswers(today),
  ...healthyCheckIn(today),
  ...healthyRenewalHistory,
  plan_started: 'yes',
  ...over,
});

export const headingOf = (page: Page): Locator => page.getByRole('heading', { level: 1 }).first();

/** The form of a questionnaire: one question, or the review of all answers. */
const formOf = (page: Page): Locator => page.locator('form').filter({ has: page.locator('#question-title') });

const give = async (form: Locator, id: string, answer: Answers[string]): Promise<void> => {
  const field = form.locator(`[name="${id}"]`);
  const type = await field.first().evaluate((control: HTMLInputElement) => control.type);
  if (type === 'radio' || type === 'checkbox')
    for (const value of [answer].flat()) await form.locator(`[name="${id}"][value="${value}"]`).check();
  else if (isBloodPressure(answer)) await typeReading(form, answer);
  else if (type === 'select-one') await field.selectOption(String(answer));
  // The parts of a date are typed into boxes of their own.
  else if (type === 'hidden') await typeDate(form, String(answer));
  else await field.fill(String(answer));
};

/** Answers the question on the screen; one that need not be answered, and has no answer here, is skipped. */
const answerQuestion = async (form: Locator, answers: Answers): Promise<void> => {
  // The first control of a question has its id.
  const id = (await form.locator('[name]').first().getAttribute('name')) ?? '';
  const answer = answers[id];
  if (answer !== undefined) await give(form, id, answer);
  else if (!(await form.getByRole('button', { name: 'Skip' }).isVisible()))
    throw new Error(`There is no answer to ${id}.`);
  await form.getByRole('button', { name: /^(Continue|Skip)$/ }).click();
};

/** Gives what the steps of a renewal ask besides questions: the address, how each plan continues, the boxes. */
const agree = async (page: Page): Promise<void> => {
  const right = page.getByRole('button', { name: 'Yes, this is right' });
  if (await right.isVisible()) {
    await right.click();
    await expect(page.getByText('You confirmed this address.')).toBeVisible();
  }
  // The first card changes nothing.
  const plans = page.getByRole('radiogroup', {
    name: /^How (much should we ship|would you like to continue)/,
  });
  for (const plan of await plans.all()) await plan.getByRole('radio').first().check();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
};

/** The buttons that lead from one step to the next. */
const forward = /^(Continue( without photos| with \d+ of \d+)?|Save and continue|Send .*)$/;

/** Takes one step. It has to be taken again when something more is asked: a text to read, or a choice that is still being saved. */
const takeStep = async (page: Page, asked: string): Promise<void> => {
  const main = page.getByRole('main');
  const go = main
    .getByRole('button', { name: forward })
    .or(main.getByRole('link', { name: 'Continue', exact: true }))
    .first();
  await expect(go).toBeVisible();
  await agree(page);
  await go.click();
  const more = page
    .getByRole('checkbox', { checked: false })
    .or(main.getByText(/^Please .* first\.$/))
    .first();
  const goesOn = async () => (await headingOf(page).textContent()) !== asked || (await more.isVisible());
  // A choice that is still being saved asks to wait, in a text that may be gone before it is read here.
  const isTaken = await expect
    .poll(goesOn, { timeout: 5_000 })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
  if (isTaken) return;
  await go.click();
  await expect.poll(goesOn, { timeout: 30_000 }).toBe(true);
};

/** Does what the screen asks: starts, answers, or takes the step. */
const answerScreen = async (page: Page, asked: string, answers: Answers): Promise<void> => {
  const start = page.getByRole('button', { name: 'Start', exact: true });
  const form = formOf(page);
  const isReview = asked === 'Check your answers';
  if (await start.isVisible()) await start.click();
  else if (!isReview && (await form.isVisible())) await answerQuestion(form, answers);
  else return takeStep(page, asked);
  await expect(headingOf(page)).not.toHaveText(asked);
};

/** Where to stop: at this heading, or after so many screens. */
export type Until = string | number;

/**
 * Goes through the screens of an intake, a check-in, a renewal, a change of the dose or a move, whatever they ask, with
 * the page's own controls. Every screen has a heading of its own, by which it is known that the next one is shown.
 */
export const answerScreens = async (page: Page, answers: Answers, until: Until): Promise<void> => {
  await ready(page);
  for (let screen = 0; screen < MOST; screen += 1) {
    const asked = (await headingOf(page).textContent()) ?? '';
    if (asked === until || screen === until) return;
    await answerScreen(page, asked, answers);
  }
  throw new Error(`“${until}” was not reached from ${page.url()}.`);
};
