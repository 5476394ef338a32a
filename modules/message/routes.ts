import { defineRoutes } from '#client/routing/route.ts';

/** The patient's messages. The title reveals nothing about health. */
export const messageRoutes = defineRoutes([
  {
    path: '/messages',
    page: '/modules/message/pages/messages',
    title: 'Messages',
    access: 'login',
    host: 'app',
  },
]);
