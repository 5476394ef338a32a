import { defineRoutes } from '#client/routing/route.ts';

/** Pages on which operators see whether the product works. */
export const operationsRoutes = defineRoutes([
  {
    path: '/desk/overview',
    page: '/modules/operations/pages/desk-overview',
    title: 'Overview',
    access: 'staff',
    may: 'overview',
    host: 'admin',
  },
  {
    path: '/desk/jobs',
    page: '/modules/operations/pages/desk-jobs',
    title: 'Background jobs',
    access: 'staff',
    may: 'jobs',
    host: 'admin',
  },
]);
