import { defineRoutes } from '#client/routing/route.ts';

/** Onboarding pages. Titles reveal no health data. */
export const startRoutes = defineRoutes([
  {
    path: '/start/basics',
    page: '/modules/start/pages/basics',
    title: 'Start your visit',
    access: 'public',
    host: 'marketing',
  },
  {
    path: '/start/question-flow/hair-loss-basics',
    page: '/modules/start/pages/hair-loss-basics',
    title: 'Your first questions',
    access: 'public',
    host: 'marketing',
  },
  {
    path: '/start/question-flow/oos-medical-history',
    page: '/modules/start/pages/oos-medical-history',
    title: 'Your history',
    access: 'public',
    host: 'marketing',
  },
  {
    path: '/start/account-creation',
    page: '/modules/start/pages/account-creation',
    title: 'Create your account',
    access: 'public',
    host: 'marketing',
  },
  {
    path: '/start/returning-user',
    page: '/modules/start/pages/returning-user',
    title: 'Welcome back',
    access: 'public',
    host: 'marketing',
  },
  {
    path: '/start/doctor-visit-payment',
    page: '/modules/start/pages/doctor-visit-payment',
    title: 'What your visit costs',
    access: 'public',
    host: 'marketing',
  },
  {
    path: '/refill-out-of-state',
    page: '/modules/start/pages/refill-out-of-state',
    title: 'You moved',
    access: 'public',
    host: 'app',
  },
  {
    path: '/thank-you-out-of-state',
    page: '/modules/start/pages/thank-you-out-of-state',
    title: 'Your move',
    access: 'public',
    host: 'app',
  },
  {
    path: '/not-eligible-user/existing-customer',
    page: '/modules/start/pages/existing-customer',
    title: 'You are with us already',
    access: 'public',
    host: 'app',
  },
  {
    path: '/not-eligible-user/alternatives',
    page: '/modules/start/pages/not-eligible-alternatives',
    title: 'Your options',
    access: 'public',
    host: 'app',
  },
  {
    path: '/not-eligible-user/sex',
    page: '/modules/start/pages/not-eligible-sex',
    title: 'Who we can treat',
    access: 'public',
    host: 'app',
  },
  {
    path: '/not-eligible-user/state',
    page: '/modules/start/pages/not-eligible-state',
    title: 'Where we can treat',
    access: 'public',
    host: 'app',
  },
]);
