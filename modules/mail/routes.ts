import { defineRoutes } from '#client/routing/route.ts';

/** The outbox of emails. */
export const mailRoutes = defineRoutes([
  {
    path: '/desk/emails',
    page: '/modules/mail/pages/desk-emails',
    title: 'Emails',
    access: 'staff',
    may: 'emails',
    host: 'admin',
  },
]);
