import { type QuizProgress, readProgress } from './quiz-progress.ts';
import type { StepQuiz } from './step-quiz.ts';

/**
 * What this tab stored, kept for this tab only and never put into an address: the answers are about a person's
 * health. Null when nothing is stored, or the browser blocks storage.
 */
export const loadProgress = <Answers>(stepQuiz: StepQuiz<Answers>): QuizProgress<Answers> | null => {
  try {
    return readProgress(stepQuiz, window.sessionStorage.getItem(stepQuiz.key));
  } catch {
    return null;
  }
};

export const saveProgress = <Answers>(stepQuiz: StepQuiz<Answers>, progress: QuizProgress<Answers>): void => {
  try {
    window.sessionStorage.setItem(stepQuiz.key, JSON.stringify(progress));
  } catch {
    // Storage is blocked or full: the quiz works, but a reload starts it again.
  }
};

/** The next visit starts with the first question. */
export const forgetProgress = (key: string): void => {
  try {
    window.sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
};

let arriving = false;

/** The quiz hands over to the next page without a reload. */
export const announceArrival = (): void => {
  arriving = true;
};

/** True once after `announceArrival`. */
export const takeArrival = (): boolean => {
  const was = arriving;
  arriving = false;
  return was;
};
