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
    path: '/consultation/titration',
    page: '/modules/consultation/pages/titration',
    title: 'Your request',
    access: 'login',
    host: 'app',
  },
  {
    path: '/consultation/titration/photos/global',
    page: '/modules/consultation/pages/titration-photos-global',
    title: 'Take photos',
    access: 'login',
    host: 'app',
  },
  {
    path: '/consultation/titration/thank-you',
    page: '/modules/consultation/pages/titration-thank-you',
    title: 'Your request is sent',
    access: 'login',
    host: 'app',
  },
  {
    path: '/consultation/titration/oral-minoxidil/thank-you',
    page: '/modules/consultation/pages/titration-oral-minoxidil-thank-you',
    title: 'Your request is sent',
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
