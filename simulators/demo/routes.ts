import { defineRoutes } from '#client/routing/route.ts';

export const demoRoutes = defineRoutes([
  {
    path: '/desk/clock',
    page: '/simulators/demo/pages/clock',
    title: 'Demo clock',
    access: 'staff',
    host: 'admin',
  },
  {
    path: '/desk/design',
    page: '/simulators/demo/pages/design',
    title: 'Design system',
    access: 'staff',
    host: 'admin',
  },
]);
