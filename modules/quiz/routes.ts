import { defineRoutes } from '#client/routing/route.ts';

export const quizRoutes = defineRoutes([
  {
    path: '/quiz',
    page: '/modules/quiz/pages/quiz',
    title: 'Find your hair loss treatment',
    description:
      'Five short questions, about a minute. See which hair loss treatments may suit you, and why.',
    access: 'public',
    host: 'marketing',
    rendering: 'shared',
  },
  {
    path: '/quiz/results',
    page: '/modules/quiz/pages/results',
    title: 'Your recommendations',
    access: 'public',
    host: 'marketing',
    rendering: 'shared',
  },
]);
