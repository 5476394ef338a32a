import { useMemo } from 'react';
import { useFlag } from '#client/flags/use-flag.ts';
import type { MiniQuizFlags } from '../../domain/mini-quiz/index.ts';

/** The mini quiz's flags for the current viewer; the same object while the values stay the same. */
export const useQuizFlags = (): MiniQuizFlags => {
  const earlyInterests = useFlag('quiz-early-interests');
  const redesign = useFlag('mini-quiz-redesign');
  const basket = useFlag('quiz-page-basket-size-v-2');
  return useMemo(
    () => ({ earlyInterests, redesign, variant: basket === 'off' ? null : basket }),
    [earlyInterests, redesign, basket],
  );
};
