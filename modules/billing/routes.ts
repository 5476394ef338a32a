import { defineRoutes } from '#client/routing/route.ts';

/** All pages about a patient's orders, payments and subscriptions. */
export const billingRoutes = defineRoutes([
  {
    path: '/checkout',
    page: '/modules/billing/pages/checkout',
    title: 'Checkout',
    access: 'public',
    host: 'app',
  },
  {
    path: '/account/checkout',
    page: '/modules/billing/pages/account-checkout',
    title: 'Order again',
    access: 'login',
    host: 'app',
  },
  {
    path: '/get-started/your-info',
    page: '/modules/billing/pages/get-started-info',
    title: 'Where your order ships',
    access: 'public',
    host: 'app',
  },
  {
    path: '/get-started/checkout',
    page: '/modules/billing/pages/get-started-checkout',
    title: 'Pay for your order',
    access: 'public',
    host: 'app',
  },
  {
    path: '/payment-authentication',
    page: '/modules/billing/pages/payment-authentication',
    title: 'Confirm a payment',
    access: 'login',
    host: 'app',
  },
  {
    path: '/order-history',
    page: '/modules/billing/pages/order-history',
    title: 'Orders',
    access: 'login',
    host: 'app',
  },
  {
    path: '/auto-refill/preferences',
    page: '/modules/billing/pages/auto-refill-preferences',
    title: 'Your refills',
    access: 'login',
    host: 'app',
  },
  {
    path: '/desk/orders',
    page: '/modules/billing/pages/desk-orders',
    title: 'Orders that need a decision',
    access: 'operator',
    host: 'admin',
  },
  {
    path: '/desk/tasks',
    page: '/modules/billing/pages/desk-tasks',
    title: 'Billing tasks',
    access: 'operator',
    host: 'admin',
  },
  {
    path: '/desk/journal',
    page: '/modules/billing/pages/desk-journal',
    title: 'Journal',
    access: 'operator',
    host: 'admin',
  },
  {
    path: '/account/customer-service-request',
    page: '/modules/billing/pages/cancel-subscription',
    title: 'Cancel a subscription',
    access: 'login',
    host: 'app',
  },
  {
    path: '/account/customer-service-request/subscriptions-canceled',
    page: '/modules/billing/pages/subscriptions-canceled',
    title: 'Subscription canceled',
    access: 'login',
    host: 'app',
  },
]);
