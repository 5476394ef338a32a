import type { AdminLink } from './admin-layout.tsx';

/** The pages of the staff host. */
export const adminLinks: readonly AdminLink[] = [
  { label: 'Cases', href: '/desk' },
  { label: 'Calendar', href: '/desk/calendar' },
  { label: 'Profile', href: '/desk/profile' },
  { label: 'Rules', href: '/desk/rules' },
  { label: 'Products', href: '/desk/catalogue' },
  { label: 'Orders', href: '/desk/orders', role: 'operator' },
  { label: 'Requests', href: '/desk/requests', role: 'operator' },
  { label: 'Billing tasks', href: '/desk/tasks', role: 'operator' },
  { label: 'Invitations', href: '/desk/referrals', role: 'operator' },
  { label: 'Offers', href: '/desk/offers', role: 'operator' },
  { label: 'Discounts', href: '/desk/discounts', role: 'operator' },
  { label: 'Journal', href: '/desk/journal', role: 'operator' },
  { label: 'Patients', href: '/desk/patients', role: 'operator' },
  { label: 'Audit log', href: '/desk/audit', role: 'operator' },
  { label: 'Demo clock', href: '/desk/clock', notInProduction: true },
];
