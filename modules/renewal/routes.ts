import { defineRoutes } from '#client/routing/route.ts';
import { entryPages } from '#config/entry-pages.ts';
import {
  ANNUAL_COMPLETE,
  ANNUAL_PATH,
  ANNUAL_PHOTOS,
  ANNUAL_REVIEW,
  ANNUAL_SHIPPING,
} from './domain/annual/annual-steps.ts';
import { OPTIONS_PATH, renewalPhotoViews } from './domain/renewal-steps.ts';

export const renewalRoutes = defineRoutes([
  {
    path: entryPages.refill,
    page: '/modules/renewal/pages/renewal',
    title: 'Your renewal',
    access: 'login',
    host: 'app',
  },
  {
    path: '/renewal/progress',
    page: '/modules/renewal/pages/progress',
    title: 'How it is going',
    access: 'login',
    host: 'app',
  },
  {
    path: '/renewal/medical-history',
    page: '/modules/renewal/pages/medical-history',
    title: 'What changed',
    access: 'login',
    host: 'app',
  },
  {
    path: '/renewal/photos',
    page: '/modules/renewal/pages/photos',
    title: 'Photos for your renewal',
    access: 'login',
    host: 'app',
  },
  {
    path: '/renewal/photos/{imageStep}',
    page: '/modules/renewal/pages/photo',
    title: ({ imageStep = '' }) => `Photo for your renewal: ${imageStep}`,
    params: { imageStep: renewalPhotoViews },
    access: 'login',
    host: 'app',
  },
  {
    path: OPTIONS_PATH,
    page: '/modules/renewal/pages/subscription-options',
    title: 'Your plan from here',
    access: 'login',
    host: 'app',
  },
  {
    path: ANNUAL_PATH,
    page: '/modules/renewal/pages/annual-check-in',
    title: 'Your yearly check-in',
    access: 'login',
    host: 'app',
  },
  {
    path: ANNUAL_SHIPPING,
    page: '/modules/renewal/pages/annual-shipping',
    title: 'Your address and your supply',
    access: 'login',
    host: 'app',
  },
  {
    path: ANNUAL_PHOTOS,
    page: '/modules/renewal/pages/annual-photos',
    title: 'Photos for your yearly check-in',
    access: 'login',
    host: 'app',
  },
  {
    path: ANNUAL_REVIEW,
    page: '/modules/renewal/pages/annual-review',
    title: 'Check your yearly check-in',
    access: 'login',
    host: 'app',
  },
  {
    path: ANNUAL_COMPLETE,
    page: '/modules/renewal/pages/annual-complete',
    title: 'Your yearly check-in is sent',
    access: 'login',
    host: 'app',
  },
]);
