import type { PostedForm } from '#client/data/page-data.ts';
import type { QuizQuestion } from '../../domain/mini-quiz/index.ts';
import type { StepQuiz } from './step-quiz.ts';

export interface QuizProgress<Answers> {
  readonly answers: Answers;
  /** Index of the question on screen; -1 on the landing page. */
  readonly step: number;
}

/** The chosen values among those that are offered now; empty while the question is unanswered. */
export const chosen = <Answers>(
  stepQuiz: StepQuiz<Answers>,
  answers: Answers,
  question: QuizQuestion,
): readonly string[] => {
  const offered = question.options.map(({ value }) => String(value));
  return stepQuiz.values(answers, question.field).filter((value) => offered.includes(value));
};

const firstOpen = <Answers>(stepQuiz: StepQuiz<Answers>, answers: Answers): number =>
  stepQuiz.questions(answers).findIndex((question) => chosen(stepQuiz, answers, question).length === 0);

/** How far the visitor may go: to the first question without an answer, or the last one. */
export const reachable = <Answers>(stepQuiz: StepQuiz<Answers>, answers: Answers): number => {
  const open = firstOpen(stepQuiz, answers);
  return open === -1 ? stepQuiz.questions(answers).length - 1 : open;
};

export const isComplete = <Answers>(stepQuiz: StepQuiz<Answers>, answers: Answers): boolean =>
  firstOpen(stepQuiz, answers) === -1;

/** Reads what the browser stored; null for anything this code did not write. */
export const readProgress = <Answers>(
  stepQuiz: StepQuiz<Answers>,
  text: string | null | undefined,
): QuizProgress<Answers> | null => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null || !('answers' in value) || !('step' in value))
      return null;
    const answers = stepQuiz.read(value.answers);
    if (!answers) return null;
    const step = Number.isInteger(value.step) ? Number(value.step) : 0;
    return { answers, step: Math.min(Math.max(step, 0), reachable(stepQuiz, answers)) };
  } catch {
    return null;
  }
};

/** Where the visitor is without scripts, with the answer that was refused; null when the page was opened. */
export const postedProgress = <Answers>(
  stepQuiz: StepQuiz<Answers>,
  posted: PostedForm | undefined,
): QuizProgress<Answers> | null => {
  if (!posted) return null;
  const { values } = posted;
  const { answers, step } = readProgress(stepQuiz, values.progress?.[0]) ?? {
    answers: stepQuiz.fresh,
    step: 0,
  };
  const { field = '' } = stepQuiz.questions(answers)[step] ?? {};
  const now = values[field];
  return { step, answers: now ? stepQuiz.withAnswer(answers, field, now) : answers };
};
