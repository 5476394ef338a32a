import type { AdminLink } from './admin-layout.tsx';

/** The pages of the staff host. */
export const adminLinks: readonly AdminLink[] = [
  { label: 'Cases', href: '/desk' },
  { label: 'Demo clock', href: '/desk/clock' },
];
