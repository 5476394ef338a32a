import type { AdminLink } from '#client/layout/admin-layout.tsx';
import { adminLinks } from '#client/layout/admin-links.ts';

/** The staff pages with the number of waiting tasks. */
export const operatorLinks = ({
  tasks,
  orders,
}: {
  readonly tasks: number;
  readonly orders: number;
}): readonly AdminLink[] => {
  const counts: Readonly<Record<string, number>> = { '/desk/tasks': tasks, '/desk/orders': orders };
  return adminLinks.map((link) => ({ ...link, count: counts[link.href] }));
};
