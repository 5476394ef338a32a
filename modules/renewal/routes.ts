import { defineRoutes } from '#client/routing/route.ts';
import { entryPages } from '#kernel/entry-pages.ts';

export const renewalRoutes = defineRoutes([
  {
    path: entryPages.refill,
    page: '/modules/renewal/pages/renewal',
    title: 'Your renewal',
    access: 'login',
    host: 'app',
  },
  {
    path: '/renewal/medical-history',
    page: '/modules/renewal/pages/medical-history',
    title: 'What changed',
    access: 'login',
    host: 'app',
  },
]);
