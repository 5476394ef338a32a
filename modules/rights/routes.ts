import { defineRoutes } from '#client/routing/route.ts';

export const rightsRoutes = defineRoutes([
  {
    path: '/account/data',
    page: '/modules/rights/pages/data',
    title: 'Your data',
    access: 'login',
    host: 'app',
  },
]);
