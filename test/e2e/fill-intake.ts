import { expect, type Page } from '@playwright/test';
import type { DrugType } from '#modules/catalogue/index.ts';
import { hairIntakeFor } from '#modules/eligibility/domain/questionnaires/hair-intake.ts';
import { healthyHairAnswers } from '#modules/eligibility/domain/questionnaires/healthy-answers.ts';
import {
  type Answers,
  isBloodPressure,
  type Question,
  visibleQuestions,
} from '#modules/quiz/domain/intake/index.ts';
import { typeDate, typeReading } from './type-answer.ts';

/** Answers one question the way a person does: by the label of the control. */
export const answerQuestion = async (page: Page, question: Question, answer: unknown): Promise<void> => {
  if ('options' in question) {
    const labelOf = (value: unknown) =>
      question.options.find((option) => option.value === value)?.label ?? '';
    if (question.type === 'dropdown') {
      await page.getByRole('combobox').selectOption({ label: labelOf(answer) });
      return;
    }
    const role = question.type === 'multipleChoice' ? 'checkbox' : 'radio';
    for (const value of Array.isArray(answer) ? answer : [answer])
      await page
        .getByRole(role, { name: labelOf(value) })
        .first()
        .check();
    return;
  }
  if (isBloodPressure(answer)) await typeReading(page, answer);
  else if (question.type === 'date') await typeDate(page, String(answer));
  else await page.getByRole('textbox').fill(String(answer));
};

export interface IntakePlan {
  readonly drugTypes: readonly DrugType[];
  /** Answers that differ from those of a healthy patient. */
  readonly over?: Answers;
  /** Day on which the person fills it in, `YYYY-MM-DD`. */
  readonly today: string;
  readonly state: string;
  readonly dob: string;
}

/** Goes through the whole questionnaire, screen by screen, up to the review of all answers. */
export const fillIntake = async (page: Page, plan: IntakePlan): Promise<void> => {
  const answers: Answers = { ...healthyHairAnswers(plan.today, plan.state), dob: plan.dob, ...plan.over };
  const config = hairIntakeFor(plan.drugTypes);
  const questions = visibleQuestions(config, answers).filter((question) => question.id !== 'attest');
  const title = page.locator('#question-title');
  for (const question of questions) {
    await expect(title).toContainText(question.label);
    const answer = answers[question.id];
    if (answer !== undefined) await answerQuestion(page, question, answer);
    await page.getByRole('button', { name: /^(Continue|Skip)$/ }).click();
  }
  await expect(title).toHaveText('Check your answers');
};
