import type { Answers } from '#modules/quiz/index.ts';

/** A version of a visit's answers, with the hard rules that it fired when it was saved. */
export interface EarlierAnswers {
  readonly answers: Answers;
  readonly ruleIds: readonly string[];
}

/** What a visit holds of its patient's answers. */
export interface AnsweredVisit {
  /** As submitted; null for a draft. */
  readonly answers: Answers | null;
  readonly earlierAnswers: readonly EarlierAnswers[];
}

/** Each set of answers once. */
export const distinctAnswers = (all: readonly EarlierAnswers[]): readonly EarlierAnswers[] => [
  ...new Map(all.map((one) => [JSON.stringify(one.answers), one])).values(),
];

/** Every version of the answers of these visits once, in their order. */
export const answersOfVisits = (visits: readonly AnsweredVisit[]): readonly EarlierAnswers[] =>
  distinctAnswers(
    visits.flatMap(({ answers, earlierAnswers }) => [
      ...earlierAnswers,
      ...(answers ? [{ answers, ruleIds: [] }] : []),
    ]),
  );
