import type { AdminLink } from './admin-layout.tsx';

/** The pages of the staff host. */
export const adminLinks: readonly AdminLink[] = [
  { label: 'Overview', href: '/desk/overview', may: 'overview' },
  { label: 'Cases', href: '/desk', may: 'cases' },
  { label: 'Calendar', href: '/desk/calendar', may: 'cases' },
  { label: 'Profile', href: '/desk/profile', may: 'cases' },
  { label: 'Rules', href: '/desk/rules', may: 'cases' },
  { label: 'Products', href: '/desk/catalogue', may: 'view_catalog' },
  { label: 'Orders', href: '/desk/orders', may: 'orders' },
  { label: 'Subscriptions', href: '/desk/subscriptions', may: 'subscriptions' },
  { label: 'Invoices', href: '/desk/invoices', may: 'money' },
  { label: 'Requests', href: '/desk/requests', may: 'requests' },
  { label: 'Billing tasks', href: '/desk/tasks', may: 'money' },
  { label: 'Invitations', href: '/desk/referrals', may: 'marketing' },
  { label: 'Offers', href: '/desk/offers', may: 'marketing' },
  { label: 'Discounts', href: '/desk/discounts', may: 'marketing' },
  { label: 'Journal', href: '/desk/journal', may: 'money' },
  { label: 'People', href: '/desk/people', may: 'find_patients' },
  { label: 'Patients', href: '/desk/patients', may: 'find_patients' },
  { label: 'Staff', href: '/desk/staff', may: 'manage_staff' },
  { label: 'Tokens', href: '/desk/tokens', may: 'tokens' },
  { label: 'Flags', href: '/desk/flags', may: 'flags' },
  { label: 'Emails', href: '/desk/emails', may: 'emails' },
  { label: 'Jobs', href: '/desk/jobs', may: 'jobs' },
  { label: 'Audit log', href: '/desk/audit', may: 'audit_log' },
  { label: 'Demo clock', href: '/desk/clock', notInProduction: true },
];
