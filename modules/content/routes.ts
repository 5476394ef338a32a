import { defineRoutes } from '#client/routing/route.ts';
import { defaultDescription, defaultTitle } from '#config/brand.ts';

export const contentRoutes = defineRoutes([
  {
    path: '/',
    page: '/modules/content/pages/home',
    title: defaultTitle,
    description: defaultDescription,
    access: 'public',
    host: 'marketing',
    rendering: 'shared',
    indexed: true,
  },
]);
