import { useEffect, useRef } from 'react';

/** Which events a questionnaire sends: those of a whole visit, or of the few questions that lead to one. */
export type QuizKind = 'quiz' | 'micro quiz';

/** The position in the questionnaire; never an answer. */
export interface Place {
  /** From 1. */
  readonly step: number;
  readonly steps: number;
}

export type QuizEvent = 'started' | 'viewed' | 'answered' | 'wentBack' | 'left' | 'completed';

/** Sends analytics events about a questionnaire. The code that sends them is loaded after the page. */
export const useTrackQuiz = (kind: QuizKind) => {
  const place = useRef<Place | null>(null);
  const completed = useRef(false);
  const track = useRef((happening: QuizEvent): void => {
    const now = place.current;
    if (!now || (happening === 'left' && completed.current)) return;
    completed.current ||= happening === 'completed';
    // An event whose code cannot be loaded is not counted.
    void import('./track-quiz.ts').then(({ trackQuiz }) => trackQuiz(kind, happening, now)).catch(() => {});
  }).current;

  useEffect(() => {
    const leave = (): void => track('left');
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [track]);

  return {
    track,
    /** A question came into view. */
    show: (now: Place, isFresh: boolean): void => {
      const isFirst = place.current === null;
      place.current = now;
      if (isFirst && isFresh) track('started');
      track('viewed');
    },
  };
};
