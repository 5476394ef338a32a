import { defineRoutes } from '#client/routing/route.ts';

/** Pages on which operators see whether the product works, and find people. */
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
    path: '/desk/people',
    page: '/modules/operations/pages/desk-people',
    title: 'People',
    access: 'staff',
    may: 'find_patients',
    host: 'admin',
  },
  {
    path: '/desk/flags',
    page: '/modules/operations/pages/desk-flags',
    title: 'Flags and outages',
    access: 'staff',
    may: 'flags',
    host: 'admin',
  },
  {
    path: '/desk/content',
    page: '/modules/operations/pages/desk-content',
    title: 'Banners',
    access: 'staff',
    may: 'content',
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
