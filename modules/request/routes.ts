import { defineRoutes } from '#client/routing/route.ts';
import { specialtyEntryPages } from '#config/entry-pages.ts';

/** Titles reveal no health data. */
export const requestRoutes = defineRoutes([
  {
    path: specialtyEntryPages.clinicianFirst,
    page: '/modules/request/pages/lead',
    title: 'Ask a clinician',
    access: 'public',
    host: 'app',
  },
  {
    path: '/request/your-info',
    page: '/modules/request/pages/your-info',
    title: 'About you',
    access: 'public',
    host: 'app',
  },
  {
    path: '/request/consultation',
    page: '/modules/request/pages/consultation',
    title: 'Ask your clinician',
    access: 'public',
    host: 'app',
  },
  {
    path: '/request/submit-consultation',
    page: '/modules/request/pages/submit-consultation',
    title: 'Check your request',
    access: 'public',
    host: 'app',
  },
  {
    path: '/request/checkout',
    page: '/modules/request/pages/checkout',
    title: 'Confirm your request',
    access: 'public',
    host: 'app',
  },
]);
