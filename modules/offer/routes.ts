import { defineRoutes } from '#client/routing/route.ts';

/** Offers to patients who left. Titles name no treatment. */
export const offerRoutes = defineRoutes([
  {
    path: '/account/offer',
    page: '/modules/offer/pages/offer',
    title: 'Offer',
    access: 'login',
    host: 'app',
  },
  {
    path: '/desk/offers',
    page: '/modules/offer/pages/desk-offers',
    title: 'Offers',
    access: 'staff',
    may: 'marketing',
    host: 'admin',
  },
]);
