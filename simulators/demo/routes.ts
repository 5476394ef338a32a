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
    path: '/video-room/{room}',
    page: '/simulators/demo/pages/video-room',
    title: 'Video room',
    access: 'public',
    host: 'app',
  },
  {
    path: '/desk/design',
    page: '/simulators/demo/pages/design',
    title: 'Design system',
    access: 'staff',
    host: 'admin',
  },
]);
