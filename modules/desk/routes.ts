import { defineRoutes } from '#client/routing/route.ts';

/** The clinicians' pages. Titles never name a patient, because they show in browser histories and shared screens. */
export const deskRoutes = defineRoutes([
  {
    path: '/desk',
    page: '/modules/desk/pages/desk',
    title: 'Cases',
    access: 'staff',
    may: 'cases',
    host: 'admin',
  },
  {
    path: '/desk/rules',
    page: '/modules/desk/pages/desk-rules',
    title: 'Rules',
    access: 'staff',
    may: 'cases',
    host: 'admin',
  },
  {
    path: '/desk/staff',
    page: '/modules/desk/pages/desk-staff',
    title: 'Staff',
    access: 'staff',
    may: 'manage_staff',
    host: 'admin',
  },
  {
    path: '/desk/cases/{id}',
    page: '/modules/desk/pages/desk-case',
    title: 'Case',
    access: 'staff',
    may: 'cases',
    host: 'admin',
  },
]);
