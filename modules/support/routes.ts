import { defineRoutes } from '#client/routing/route.ts';

/** Requests to customer service. Canceling is a page of its own and never passes through these. */
export const supportRoutes = defineRoutes([
  {
    path: '/customer-service-request',
    page: '/modules/support/pages/request',
    title: 'Customer service',
    access: 'login',
    host: 'app',
  },
  {
    path: '/customer-service-request/submitted',
    page: '/modules/support/pages/submitted',
    title: 'We have your request',
    access: 'login',
    host: 'app',
  },
  {
    path: '/account/customer-service-request/submitted',
    page: '/modules/support/pages/account-submitted',
    title: 'Your request was sent',
    access: 'login',
    host: 'app',
  },
  {
    path: '/desk/requests',
    page: '/modules/support/pages/desk-requests',
    title: 'Requests to customer service',
    access: 'staff',
    may: 'requests',
    host: 'admin',
  },
]);
