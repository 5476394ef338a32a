import { track } from '#modules/analytics/ui.ts';
import type { Place, QuizEvent, QuizKind } from './use-track-quiz.ts';

const names = {
  quiz: {
    started: 'quiz started',
    viewed: 'quiz question viewed',
    answered: 'quiz question answered',
    wentBack: 'quiz went back',
    left: 'quiz left',
    completed: 'quiz completed',
  },
  'micro quiz': {
    started: 'micro quiz started',
    viewed: null,
    answered: 'micro quiz question answered',
    wentBack: null,
    left: null,
    completed: 'micro quiz completed',
  },
} as const;

/** Sends an analytics event about a questionnaire, if its kind has that event. */
export const trackQuiz = (kind: QuizKind, happening: QuizEvent, place: Place): void => {
  const name = names[kind][happening];
  if (name) track(name, place);
};
