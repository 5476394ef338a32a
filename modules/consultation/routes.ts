import { defineRoutes } from '#client/routing/route.ts';

/** The patient's pages of a visit. Titles reveal nothing about health. */
export const consultationRoutes = defineRoutes([
  {
    path: '/consultation/intake',
    page: '/modules/consultation/pages/intake',
    title: 'Your visit',
    access: 'login',
    host: 'app',
  },
  {
    path: '/consultation/sh-intake',
    page: '/modules/consultation/pages/sh-intake',
    title: 'Your questions',
    access: 'login',
    host: 'app',
  },
  {
    path: '/consultation/pe-side-effects-interstitial',
    page: '/modules/consultation/pages/pe-side-effects-interstitial',
    title: 'Before you go on',
    access: 'login',
    host: 'app',
  },
  {
    path: '/consultation/checkin',
    page: '/modules/consultation/pages/checkin',
    title: 'Your check-in',
    access: 'login',
    host: 'app',
  },
  {
    path: '/consultation/fmp-checkin',
    page: '/modules/consultation/pages/fmp-checkin',
    title: 'Your first check-in',
    access: 'login',
    host: 'app',
  },
  {
    path: '/consultation/post-arc',
    page: '/modules/consultation/pages/post-arc',
    title: 'After your renewal',
    access: 'login',
    host: 'app',
  },
  {
    path: '/consultation/photo-upload',
    page: '/modules/consultation/pages/photo-upload',
    title: 'Photos',
    access: 'login',
    host: 'app',
  },
  {
    path: '/consultation/photo-upload/global',
    page: '/modules/consultation/pages/photo-upload-global',
    title: 'Take photos',
    access: 'login',
    host: 'app',
  },
  {
    path: '/confirm-plan',
    page: '/modules/consultation/pages/confirm-plan',
    title: 'Confirm your plan',
    access: 'login',
    host: 'app',
  },
  {
    path: '/treatment-plan',
    page: '/modules/consultation/pages/treatment-plan',
    title: 'Your treatment',
    access: 'login',
    host: 'app',
  },
]);
