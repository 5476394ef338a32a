import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isComplete, type QuizProgress, reachable } from './quiz-progress.ts';
import { loadProgress, saveProgress } from './quiz-session.ts';
import type { StepQuiz } from './step-quiz.ts';

const LANDING = -1;

const hashOf = (step: number): string => `#question-${step + 1}`;
const addressOf = (step: number): string =>
  step === LANDING ? `${window.location.pathname}${window.location.search}` : hashOf(step);

const stepInAddress = (): number | null => {
  const found = /^#question-(\d{1,2})$/.exec(window.location.hash);
  return found ? Number(found[1]) - 1 : null;
};

/** The server has no layout to run an effect for. */
const useEffectBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

interface Start<Answers> {
  /** Whether a landing page precedes the first question. */
  readonly landing: boolean;
  /** Answers that are known already; what this tab stored has priority. */
  readonly known?: Answers;
  /** Where the visitor is in it without scripts. */
  readonly given?: QuizProgress<Answers> | null;
}

/**
 * A quiz in progress. Starts as the server rendered it, then restores what this tab stored. The number of the question is
 * in the address, so that the browser's Back button goes one question back; the answers never are.
 */
export const useQuizSteps = <Answers>(
  stepQuiz: StepQuiz<Answers>,
  { landing, known, given }: Start<Answers>,
) => {
  const first = landing ? LANDING : 0;
  const [progress, setProgress] = useState<QuizProgress<Answers>>(
    given ?? { answers: known ?? stepQuiz.fresh, step: first },
  );
  const latest = useRef(progress);
  const rules = useRef(stepQuiz);
  rules.current = stepQuiz;
  /** Steps that this page added to the browser's history, so that our Back button can use the browser's. */
  const depth = useRef(0);

  const show = (next: QuizProgress<Answers>): void => {
    latest.current = next;
    setProgress(next);
    if (next.step !== LANDING) saveProgress(rules.current, next);
  };

  useEffectBeforePaint(() => {
    const stored = given ??
      loadProgress(rules.current) ?? { answers: known ?? rules.current.fresh, step: first };
    const rest = landing && isComplete(rules.current, stored.answers) ? LANDING : stored.step;
    const wanted = stepInAddress() ?? rest;
    const step = Math.min(wanted, reachable(rules.current, stored.answers));
    latest.current = { answers: stored.answers, step };
    setProgress(latest.current);
    window.history.replaceState(window.history.state, '', addressOf(step));

    const onHashChange = () => {
      const { answers, step: from } = latest.current;
      const to = Math.min(stepInAddress() ?? first, reachable(rules.current, answers));
      if (to < from) depth.current = Math.max(0, depth.current - (from - to));
      if (to !== from) show({ answers, step: to });
    };
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);

  return {
    progress,
    questions: stepQuiz.questions(progress.answers),
    onLanding: progress.step === LANDING,
    /** True when every visible question has its answer. */
    complete: isComplete(stepQuiz, progress.answers),
    /** Whether there is a step before this one. */
    canGoBack: progress.step > first,
    /** The newest progress, even before React has rendered it. */
    latest: () => latest.current,
    answer: (field: string, values: readonly string[]): void =>
      show({ ...latest.current, answers: stepQuiz.withAnswer(latest.current.answers, field, values) }),
    forward: (): void => {
      const step = latest.current.step + 1;
      show({ ...latest.current, step });
      depth.current += 1;
      window.location.hash = hashOf(step);
    },
    back: (): void => {
      const step = latest.current.step - 1;
      if (step < first) return;
      if (depth.current > 0) {
        window.history.back();
        return;
      }
      show({ ...latest.current, step });
      window.history.replaceState(window.history.state, '', addressOf(step));
    },
  };
};
