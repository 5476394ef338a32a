import { defineRoutes } from '#client/routing/route.ts';
import { welcomeSlugs } from '#modules/cart/routes.ts';

/** Pages that show data of several modules about one person. */
export const portalRoutes = defineRoutes([
  {
    path: '/dashboard',
    page: '/modules/portal/pages/dashboard',
    title: 'Dashboard',
    access: 'login',
    host: 'app',
  },
  {
    path: '/account',
    page: '/modules/portal/pages/account',
    title: 'Your account',
    access: 'login',
    host: 'app',
  },
  {
    path: '/account/info',
    page: '/modules/portal/pages/account-info',
    title: 'Your info',
    access: 'login',
    host: 'app',
  },
  {
    path: '/get-started/thank-you',
    page: '/modules/portal/pages/get-started-thank-you',
    title: 'Your order is in',
    access: 'public',
    host: 'app',
  },
  {
    path: '/thankyou',
    page: '/modules/portal/pages/thankyou',
    title: 'Thank you',
    access: 'login',
    host: 'app',
  },
  {
    path: '/get-started/welcome-to-{product}',
    page: '/modules/portal/pages/welcome',
    // Names no product: titles appear in browser histories, tabs and bookmarks.
    title: 'Getting started',
    access: 'public',
    host: 'app',
    params: { product: welcomeSlugs },
  },
]);
