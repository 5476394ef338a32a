import { defineRoutes } from '#client/routing/route.ts';

export const searchRoutes = defineRoutes([
  {
    path: '/search',
    page: '/modules/search/pages/search',
    title: 'Search',
    description: 'Find treatments, articles and answers.',
    access: 'public',
    host: 'both',
    // Its address has what somebody looks for, so it is neither listed nor kept for others.
    rendering: 'own',
    indexed: false,
  },
]);
