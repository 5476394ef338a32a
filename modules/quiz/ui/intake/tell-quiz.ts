import { useEffect, useRef } from 'react';
import { track } from '#modules/analytics/ui.ts';

/** Which events a questionnaire tells: the whole of a visit, or the few questions on the way to one. */
export type QuizKind = 'quiz' | 'micro quiz';

/** Where somebody is in it; never what he answered. */
interface Place {
  /** From 1. */
  readonly step: number;
  readonly steps: number;
}

type Tell = (place: Place) => void;
type Told = Readonly<Record<'started' | 'viewed' | 'answered' | 'wentBack' | 'left' | 'completed', Tell>>;

const untold: Tell = () => {};

const events: Readonly<Record<QuizKind, Told>> = {
  quiz: {
    started: (place) => track('quiz started', place),
    viewed: (place) => track('quiz question viewed', place),
    answered: (place) => track('quiz question answered', place),
    wentBack: (place) => track('quiz went back', place),
    left: (place) => track('quiz left', place),
    completed: (place) => track('quiz completed', place),
  },
  'micro quiz': {
    started: (place) => track('micro quiz started', place),
    viewed: untold,
    answered: (place) => track('micro quiz question answered', place),
    wentBack: untold,
    left: untold,
    completed: (place) => track('micro quiz completed', place),
  },
};

/** Tells analytics how a questionnaire goes. `viewed` is said of each question that comes into view. */
export const useTellQuiz = (kind: QuizKind) => {
  const told = events[kind];
  const place = useRef<Place | null>(null);
  const completed = useRef(false);

  useEffect(() => {
    const leave = (): void => {
      if (place.current && !completed.current) told.left(place.current);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [told]);

  const about = (tell: Tell) => (): void => {
    if (place.current) tell(place.current);
  };
  return {
    viewed: (now: Place, isFresh: boolean): void => {
      if (place.current === null && isFresh) told.started(now);
      place.current = now;
      told.viewed(now);
    },
    answered: about(told.answered),
    wentBack: about(told.wentBack),
    completed: (): void => {
      completed.current = true;
      about(told.completed)();
    },
  };
};
