import { defineRoutes } from '#client/routing/route.ts';
import { quizTakes } from '#config/durations.ts';
import { entryPages, specialtyEntryPages } from '#config/entry-pages.ts';

const page = (name: string): string => `/modules/quiz/pages/${name}`;
const marketing = { access: 'public', host: 'marketing', rendering: 'shared' } as const;
const shop = { access: 'public', host: 'app', rendering: 'shared' } as const;

export const quizRoutes = defineRoutes([
  {
    ...marketing,
    path: specialtyEntryPages.hairLoss,
    page: page('quiz'),
    title: 'Find your hair loss treatment',
    description: `Five short questions, ${quizTakes}. See which hair loss treatments may fit, and why.`,
  },
  { ...marketing, path: '/quiz/lead', page: page('lead'), title: 'Save your results' },
  { ...marketing, path: '/quiz/results', page: page('results'), title: 'Your recommendations' },
  {
    ...shop,
    path: '/recommendation-quiz-1',
    page: page('recommendation-quiz'),
    title: 'Questions about your hair',
  },
  {
    ...shop,
    path: '/recommendation-quiz-1/intro',
    page: page('recommendation-quiz-intro'),
    title: 'See which treatment may fit',
  },
  {
    ...shop,
    path: '/recommendation-quiz-1/otc-interstitial',
    page: page('otc-interstitial'),
    title: 'Works with your plan',
  },
  {
    ...shop,
    path: '/recommendation-quiz-1/results',
    page: page('recommendation-quiz-results'),
    title: 'Your recommended plan',
  },
  {
    ...shop,
    path: entryPages.ecommerce,
    page: page('ecommerce-intro'),
    title: 'Care for your hair',
  },
  {
    path: '/update-treatment/miniquiz',
    page: page('update-treatment-quiz'),
    title: 'Update your treatment',
    access: 'login',
    host: 'app',
  },
  {
    path: '/update-treatment/recommendations',
    page: page('update-treatment-recommendations'),
    title: 'Your plan and what we suggest',
    access: 'login',
    host: 'app',
  },
  {
    path: '/update-plan',
    page: page('update-plan'),
    title: 'Update your plan',
    access: 'login',
    host: 'app',
  },
  {
    path: '/change-plan',
    page: page('change-plan'),
    title: 'Change your plan',
    access: 'login',
    host: 'app',
  },
]);
