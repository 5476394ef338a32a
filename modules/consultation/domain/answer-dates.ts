import type { AnsweredAt } from '#modules/eligibility/index.ts';
import type { Answers } from '#modules/quiz/index.ts';

/** A visit's answers with the time of each. */
interface DatedAnswers {
  readonly answers: Answers | null;
  readonly answeredAt: AnsweredAt;
  readonly submittedAt: Date | null;
}

/** When each answer was given: as recorded, else when the visit was submitted. */
export const datesOf = ({ answers, answeredAt, submittedAt }: DatedAnswers): AnsweredAt => ({
  ...(submittedAt && allAnsweredAt(answers ?? {}, submittedAt)),
  ...answeredAt,
});

/** Every answer given at one time. */
export const allAnsweredAt = (answers: Answers, at: Date): AnsweredAt =>
  Object.fromEntries(Object.keys(answers).map((question) => [question, at.toISOString()]));

/**
 * The dates after some questions were answered again. `confirmed` are those that the patient went through: an answer
 * that stays the same is as new as the others. Any other answer keeps its date unless it changed.
 */
export const datesAfter = (
  before: DatedAnswers,
  answers: Answers,
  confirmed: Answers,
  at: Date,
): AnsweredAt => {
  const dates = datesOf(before);
  const isKept = (question: string): boolean =>
    !Object.hasOwn(confirmed, question) &&
    JSON.stringify(before.answers?.[question]) === JSON.stringify(answers[question]);
  return Object.fromEntries(
    Object.keys(answers).map((question) => [
      question,
      (isKept(question) ? dates[question] : undefined) ?? at.toISOString(),
    ]),
  );
};
