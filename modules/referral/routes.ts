import { defineRoutes } from '#client/routing/route.ts';

/** Invitations between patients. Nothing on these pages or in what is shared names a condition or a treatment. */
export const referralRoutes = defineRoutes([
  {
    path: '/referral',
    page: '/modules/referral/pages/referral',
    title: 'Invite a friend',
    access: 'login',
    host: 'app',
  },
  {
    path: '/referral/terms',
    page: '/modules/referral/pages/terms',
    title: 'Terms of invitations',
    access: 'public',
    host: 'app',
  },
  {
    path: '/desk/referrals',
    page: '/modules/referral/pages/desk-referrals',
    title: 'Invitations',
    access: 'staff',
    may: 'marketing',
    host: 'admin',
  },
]);
