import {
  type MiniQuizAnswers,
  type MiniQuizField,
  type MiniQuizFlags,
  noAnswers,
  parseMiniQuizAnswers,
  questionsFor,
} from '../../domain/mini-quiz/index.ts';
import type { StepQuiz } from './step-quiz.ts';

const isField = (field: string): field is MiniQuizField => field in noAnswers;

const asStored = (field: MiniQuizField, values: readonly string[]): unknown => {
  if (field === 'dandruff') return values[0] === undefined ? null : Number(values[0]);
  if (field === 'treatmentType') return values[0] ?? null;
  return values;
};

/** The mini quiz of a visitor. Answers to questions that are hidden for now are kept, so going back loses none. */
export const miniQuizSteps = (flags: MiniQuizFlags, key: string): StepQuiz<MiniQuizAnswers> => ({
  key,
  fresh: noAnswers,
  questions: (answers) => questionsFor(answers, flags),
  values: (answers, field) => (isField(field) ? [answers[field] ?? []].flat().map(String) : []),
  withAnswer: (answers, field, values) => {
    if (!isField(field)) return answers;
    const parsed = parseMiniQuizAnswers({ ...answers, [field]: asStored(field, values) });
    return parsed.ok ? parsed.value : answers;
  },
  read: (stored) => {
    if (typeof stored !== 'object' || stored === null) return null;
    const parsed = parseMiniQuizAnswers({ ...stored });
    return parsed.ok ? parsed.value : null;
  },
});
