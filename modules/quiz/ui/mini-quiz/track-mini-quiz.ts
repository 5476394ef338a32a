import { useRef } from 'react';
import { track } from '#modules/analytics/ui.ts';
import { useQuizFlags } from './use-quiz-flags.ts';

/** How somebody arrives at the first question: new, with complete answers, or halfway through. */
export type Arrival = 'started' | 'retaken' | 'resumed';

/** Sends analytics events about a mini quiz: which question of how many, never an answer. */
export const useTrackMiniQuiz = () => {
  const { variant } = useQuizFlags();
  const last = useRef<number>(undefined);
  const fields = (step: number, steps: number) => ({
    step,
    steps,
    ...(variant && { quizVariant: variant }),
  });
  return {
    viewed: (step: number, steps: number, arrival: () => Arrival): void => {
      if (last.current === step) return;
      if (last.current === undefined) {
        const how = arrival();
        if (how === 'started') track('mini quiz started', fields(step, steps));
        if (how === 'retaken') track('mini quiz retaken', fields(step, steps));
      }
      last.current = step;
      track('mini quiz question viewed', fields(step, steps));
    },
    answered: (step: number, steps: number): void =>
      track('mini quiz question answered', fields(step, steps)),
    wentBack: (step: number, steps: number): void => track('mini quiz went back', fields(step, steps)),
    completed: (steps: number): void => track('mini quiz completed', fields(steps, steps)),
  };
};
