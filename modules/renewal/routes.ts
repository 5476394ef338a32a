import { defineRoutes } from '#client/routing/route.ts';
import { entryPages } from '#kernel/entry-pages.ts';
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
]);
