import { defineRoutes } from '#client/routing/route.ts';

export const renewalRoutes = defineRoutes([
  {
    path: '/renewal',
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
