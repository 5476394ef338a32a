import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MiniQuizField } from '../../domain/mini-quiz/index.ts';
import { freshStart, type QuizProgress, questionsOf, reachable, withAnswer } from './quiz-progress.ts';
import { loadProgress, saveProgress } from './quiz-session.ts';

const hashOf = (step: number): string => `#question-${step + 1}`;

const stepInAddress = (): number | null => {
  const found = /^#question-(\d{1,2})$/.exec(window.location.hash);
  return found ? Number(found[1]) - 1 : null;
};

/** On the server there is no layout to run an effect for. */
const useEffectBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * The quiz under way. Starts empty, as the server drew it, then takes up what this tab stored. The number of the
 * question is in the address, so that the browser's own Back goes one question back; the answers never are.
 */
export const useMiniQuiz = () => {
  const [progress, setProgress] = useState<QuizProgress>(freshStart);
  const latest = useRef(progress);
  /** Questions that this page put into the browser's history, so that our Back can use the browser's. */
  const depth = useRef(0);

  const put = (next: QuizProgress): void => {
    latest.current = next;
    setProgress(next);
    saveProgress(next);
  };

  useEffectBeforePaint(() => {
    const stored = loadProgress();
    const wanted = stepInAddress() ?? stored.step;
    const step = Math.min(wanted, reachable(stored.answers));
    latest.current = { ...stored, step };
    setProgress(latest.current);
    window.history.replaceState(window.history.state, '', hashOf(step));

    const onHashChange = () => {
      const { answers, step: from } = latest.current;
      const to = Math.min(stepInAddress() ?? 0, reachable(answers));
      if (to < from) depth.current = Math.max(0, depth.current - (from - to));
      if (to === from) return;
      latest.current = { answers, step: to };
      setProgress(latest.current);
      saveProgress(latest.current);
    };
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);

  return {
    progress,
    questions: questionsOf(progress.answers),
    /** The newest progress, also before React has drawn it. */
    latest: () => latest.current,
    answer: (field: MiniQuizField, values: readonly string[]): void =>
      put({ ...latest.current, answers: withAnswer(latest.current.answers, field, values) }),
    forward: (): void => {
      const step = latest.current.step + 1;
      put({ ...latest.current, step });
      depth.current += 1;
      window.location.hash = hashOf(step);
    },
    back: (): void => {
      const step = latest.current.step - 1;
      if (step < 0) return;
      if (depth.current > 0) {
        window.history.back();
        return;
      }
      put({ ...latest.current, step });
      window.history.replaceState(window.history.state, '', hashOf(step));
    },
  };
};
