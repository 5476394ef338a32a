import { defineRoutes } from '#client/routing/route.ts';
import { INVITATION_PAGE } from './domain/staff-invitation.ts';

export const accountRoutes = defineRoutes([
  {
    path: '/auth/problem',
    page: '/modules/account/pages/sign-in-problem',
    title: 'Signing in did not work',
    access: 'public',
    host: 'both',
  },
  {
    path: '/auth/sign-in',
    page: '/modules/account/pages/sign-in',
    title: 'Sign in',
    access: 'public',
    host: 'app',
    isForVisitors: true,
  },
  {
    path: '/users/sign_in',
    page: '/modules/account/pages/old-sign-in',
    title: 'Sign in to your account',
    access: 'public',
    host: 'app',
    isForVisitors: true,
  },
  {
    path: '/users/password/new',
    page: '/modules/account/pages/forgot-password',
    title: 'Reset your password',
    access: 'public',
    host: 'app',
  },
  {
    path: '/something-went-wrong',
    page: '/modules/account/pages/something-went-wrong',
    title: 'Something went wrong',
    access: 'public',
    host: 'app',
  },
  {
    path: '/unsubscribe',
    page: '/modules/account/pages/unsubscribe',
    title: 'Unsubscribe',
    access: 'public',
    host: 'app',
  },
  {
    path: INVITATION_PAGE,
    page: '/modules/account/pages/staff-invitation',
    title: 'Your invitation',
    access: 'public',
    host: 'admin',
  },
  {
    path: '/desk/patients',
    page: '/modules/account/pages/patients',
    title: 'Patients',
    access: 'staff',
    may: 'find_patients',
    host: 'admin',
    // Drops query parameters that describe an earlier attempt.
    returnTo: '/desk/patients',
  },
  {
    path: '/desk/audit',
    page: '/modules/account/pages/audit',
    title: 'Audit log',
    access: 'staff',
    may: 'audit_log',
    host: 'admin',
  },
  {
    path: '/desk/tokens',
    page: '/modules/account/pages/tokens',
    title: 'Tokens',
    access: 'staff',
    may: 'tokens',
    host: 'admin',
  },
  {
    path: '/abandon_user_disguise',
    page: '/modules/account/pages/end-impersonation',
    title: 'Stop acting for a patient',
    access: 'public',
    host: 'admin',
  },
]);
