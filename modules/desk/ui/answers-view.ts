import type { DeskDetail, DeskFlagView } from './decision-view.ts';
import { groupBy } from './group-by.ts';

export type DeskAnswerView = DeskDetail['answers'][number];

export const answerFilters = ['all', 'flagged', 'changed'] as const;
export type AnswerFilter = (typeof answerFilters)[number];

const keeps: Readonly<Record<AnswerFilter, (answer: DeskAnswerView) => boolean>> = {
  all: () => true,
  flagged: (answer) => answer.flagged,
  changed: (answer) => answer.changed,
};

export const answersFor = (
  answers: readonly DeskAnswerView[],
  filter: AnswerFilter,
): readonly DeskAnswerView[] => answers.filter(keeps[filter]);

export interface AnswerSection {
  readonly title: string;
  readonly answers: readonly DeskAnswerView[];
}

/** Answers by section, in the order of the questionnaire. */
export const sectionsOf = (answers: readonly DeskAnswerView[]): readonly AnswerSection[] =>
  [...groupBy(answers, (answer) => answer.section)].map(([title, own]) => ({ title, answers: own }));

/** Flags that refer to a question and need the clinician; texts that the patient only read are not marked. */
export const flagsOn = (questionId: string, flags: readonly DeskFlagView[]): readonly DeskFlagView[] =>
  flags.filter((flag) => flag.questionIds.includes(questionId) && !isForInformation(flag));

/** Dose limits and acknowledged texts, which never block an approval. */
export const isForInformation = (flag: Pick<DeskFlagView, 'outcome'>): boolean =>
  flag.outcome === 'counsel' || flag.outcome === 'dose';
