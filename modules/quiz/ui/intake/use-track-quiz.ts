import { useEffect, useRef } from 'react';

/** Which events a questionnaire tells: the whole of a visit, or the few questions on the way to one. */
export type QuizKind = 'quiz' | 'micro quiz';

/** Where somebody is in it; never what he answered. */
export interface Place {
  /** From 1. */
  readonly step: number;
  readonly steps: number;
}

export type QuizEvent = 'started' | 'viewed' | 'answered' | 'wentBack' | 'left' | 'completed';

/** Tells analytics how a questionnaire goes. Their names come after the page, while the first question is read. */
export const useTrackQuiz = (kind: QuizKind) => {
  const place = useRef<Place | null>(null);
  const completed = useRef(false);
  const tell = useRef((happening: QuizEvent): void => {
    const now = place.current;
    if (!now || (happening === 'left' && completed.current)) return;
    completed.current ||= happening === 'completed';
    // What cannot be fetched is not counted.
    void import('./track-quiz.ts').then(({ trackQuiz }) => trackQuiz(kind, happening, now)).catch(() => {});
  }).current;

  useEffect(() => {
    const leave = (): void => tell('left');
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [tell]);

  return {
    tell,
    /** A question came into view. */
    show: (now: Place, isFresh: boolean): void => {
      const isFirst = place.current === null;
      place.current = now;
      if (isFirst && isFresh) tell('started');
      tell('viewed');
    },
  };
};
