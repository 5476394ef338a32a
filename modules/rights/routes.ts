import { defineRoutes } from '#client/routing/route.ts';

export const rightsRoutes = defineRoutes([
  {
    path: '/account/data',
    page: '/modules/rights/pages/data',
    title: 'Your data',
    access: 'login',
    host: 'app',
  },
  {
    path: '/account/data/delete',
    page: '/modules/rights/pages/delete-account',
    title: 'Delete your account',
    access: 'login',
    host: 'app',
  },
]);
