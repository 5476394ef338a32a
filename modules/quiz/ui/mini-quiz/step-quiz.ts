import type { QuizQuestion } from '../../domain/mini-quiz/index.ts';

/** A quiz that shows one question per step: its questions, and how its answers are stored. */
export interface StepQuiz<Answers> {
  /** The storage key of the progress in this tab. */
  readonly key: string;
  readonly fresh: Answers;
  /** The questions in order, given the answers so far. */
  questions(answers: Answers): readonly QuizQuestion[];
  /** The values of an answer as the cards use them; empty when unanswered. */
  values(answers: Answers, field: string): readonly string[];
  /** The answers including this one; unchanged when the value is not offered. */
  withAnswer(answers: Answers, field: string, values: readonly string[]): Answers;
  /** Reads answers as the browser stored them; null for anything this code did not write. */
  read(stored: unknown): Answers | null;
}
