import { defineRoutes } from '#client/routing/route.ts';

export const accountRoutes = defineRoutes([
  {
    path: '/dashboard',
    page: '/modules/account/pages/dashboard',
    title: 'Dashboard',
    access: 'login',
    host: 'app',
  },
  {
    path: '/account',
    page: '/modules/account/pages/account',
    title: 'Your account',
    access: 'login',
    host: 'app',
  },
  {
    path: '/something-went-wrong',
    page: '/modules/account/pages/something-went-wrong',
    title: 'Something went wrong',
    access: 'public',
    host: 'both',
  },
]);
