import { defineRoutes } from '#client/routing/route.ts';

/** The patient's page of a live call, and the calendar of the clinicians. Titles reveal nothing about health. */
export const callRoutes = defineRoutes([
  {
    path: '/consultation/call',
    page: '/modules/call/pages/call',
    title: 'Your call',
    access: 'login',
    host: 'app',
  },
  {
    path: '/desk/calendar',
    page: '/modules/call/pages/calendar',
    title: 'Calendar',
    access: 'staff',
    may: 'cases',
    host: 'admin',
  },
]);
