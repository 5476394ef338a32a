import type { DrugType } from '#modules/catalogue/index.ts';
import type { Answers } from '#modules/quiz/index.ts';

/** The changes that a patient can request for each of their drugs. */
export const doseWishes = ['up', 'stay', 'down', 'stop'] as const;

export type DoseWish = (typeof doseWishes)[number];

const isWish = (answer: unknown): answer is DoseWish => doseWishes.some((wish) => wish === answer);

/** The id of the question about the requested dose of a drug. */
export const wishQuestionId = (drugType: DrugType): string => `dose_${drugType}`;

/** The patient's request about a drug; null when it was not asked or not answered. */
export const wishOf = (answers: Answers, drugType: DrugType): DoseWish | null => {
  const id = wishQuestionId(drugType);
  const answer = Object.hasOwn(answers, id) ? answers[id] : null;
  return isWish(answer) ? answer : null;
};
