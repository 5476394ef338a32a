import {
  type MiniQuizAnswers,
  type MiniQuizField,
  type MiniQuizFlags,
  type MiniQuizQuestion,
  noAnswers,
  parseMiniQuizAnswers,
  questionsFor,
  withoutUnaskedAnswers,
} from '../../domain/mini-quiz/index.ts';

/** The base questions. */
const flags: MiniQuizFlags = { earlyInterests: false, redesign: 0 };

export interface QuizProgress {
  readonly answers: MiniQuizAnswers;
  /** Index of the question on screen. */
  readonly step: number;
}

export const freshStart: QuizProgress = { answers: noAnswers, step: 0 };

export const questionsOf = (answers: MiniQuizAnswers): readonly MiniQuizQuestion[] =>
  questionsFor(answers, flags);

/** The chosen values as the cards carry them; empty while the question is not answered. */
export const chosen = (answers: MiniQuizAnswers, field: MiniQuizField): readonly string[] =>
  [answers[field] ?? []].flat().map(String);

/** How far one may go: the first question without an answer, or the last one. */
export const reachable = (answers: MiniQuizAnswers): number => {
  const questions = questionsOf(answers);
  const open = questions.findIndex(({ field }) => chosen(answers, field).length === 0);
  return open === -1 ? questions.length - 1 : open;
};

export const isComplete = (answers: MiniQuizAnswers): boolean =>
  questionsOf(answers).every(({ field }) => chosen(answers, field).length > 0);

const asStored = (field: MiniQuizField, values: readonly string[]): unknown => {
  if (field === 'dandruff') return values[0] === undefined ? null : Number(values[0]);
  if (field === 'treatmentType') return values[0] ?? null;
  return values;
};

/** The answers with this one; answers to questions that are no longer asked are forgotten. */
export const withAnswer = (
  answers: MiniQuizAnswers,
  field: MiniQuizField,
  values: readonly string[],
): MiniQuizAnswers => {
  const parsed = parseMiniQuizAnswers({ ...answers, [field]: asStored(field, values) });
  return parsed.ok ? withoutUnaskedAnswers(parsed.value, flags) : answers;
};

/** Reads what the browser stored; anything that we did not write is a fresh start. */
export const readProgress = (text: string | null): QuizProgress => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null || !('answers' in value) || !('step' in value))
      return freshStart;
    if (typeof value.answers !== 'object' || value.answers === null) return freshStart;
    const parsed = parseMiniQuizAnswers({ ...value.answers });
    if (!parsed.ok) return freshStart;
    const answers = withoutUnaskedAnswers(parsed.value, flags);
    const step = Number.isInteger(value.step) ? Number(value.step) : 0;
    return { answers, step: Math.min(Math.max(step, 0), reachable(answers)) };
  } catch {
    return freshStart;
  }
};
