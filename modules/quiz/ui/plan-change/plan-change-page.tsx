import type { ReactNode } from 'react';
import { AppLayout } from '#client/layout/app-layout.tsx';
import { NoPlan } from './no-plan.tsx';

/** The page of a change of what ships; something else in place of `children` when nothing does. */
export const PlanChangePage = <Changes extends { readonly plan: readonly unknown[] }>({
  user,
  title,
  children,
}: {
  readonly user: {
    readonly care: { readonly unreadMessages: number };
    readonly planChanges: Changes | null;
  } | null;
  readonly title: string;
  readonly children: (changes: Changes) => ReactNode;
}) => (
  <AppLayout current="/treatment-plan" unreadMessages={user?.care.unreadMessages}>
    {user?.planChanges && user.planChanges.plan.length > 0 ? (
      children(user.planChanges)
    ) : (
      <NoPlan title={title} />
    )}
  </AppLayout>
);
