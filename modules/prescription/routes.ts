import { defineRoutes } from '#client/routing/route.ts';

/** What patients see of the clinician who is signed in. */
export const prescriptionRoutes = defineRoutes([
  {
    path: '/desk/profile',
    page: '/modules/prescription/pages/profile',
    title: 'Profile',
    access: 'staff',
    may: 'cases',
    host: 'admin',
  },
]);
