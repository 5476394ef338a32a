import type { QuizQuestion } from '../../domain/mini-quiz/index.ts';

/** A quiz that shows one question per step: what it asks, and how its answers are held. */
export interface StepQuiz<Answers> {
  /** Where this tab keeps the progress. */
  readonly key: string;
  readonly fresh: Answers;
  /** What is asked, in order, given the answers so far. */
  questions(answers: Answers): readonly QuizQuestion[];
  /** The values of an answer as the cards carry them; empty while there is none. */
  values(answers: Answers, field: string): readonly string[];
  /** The answers with this one; unchanged when it was not on offer. */
  withAnswer(answers: Answers, field: string, values: readonly string[]): Answers;
  /** Answers as the browser stored them; null for anything that we did not write. */
  read(stored: unknown): Answers | null;
}
