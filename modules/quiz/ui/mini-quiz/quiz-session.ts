import { type QuizProgress, readProgress } from './quiz-progress.ts';

/** Kept for this tab only and never put into an address: the answers are about a person's health. */
const KEY = 'thicket.mini-quiz';

/** Fresh when nothing is stored, or the browser keeps nothing. */
export const loadProgress = (): QuizProgress => {
  try {
    return readProgress(window.sessionStorage.getItem(KEY));
  } catch {
    return readProgress(null);
  }
};

export const saveProgress = (progress: QuizProgress): void => {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // Storage is off or full: the quiz works, but a reload starts it again.
  }
};

let arriving = false;

/** The quiz hands over to the results without reloading the page. */
export const announceArrival = (): void => {
  arriving = true;
};

/** True once after `announceArrival`. */
export const takeArrival = (): boolean => {
  const was = arriving;
  arriving = false;
  return was;
};
