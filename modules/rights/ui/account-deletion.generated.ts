// Made by "npm run codegen". Do not edit.
import type { ScheduledDeletionContentFragment } from '#modules/rights/ui/scheduled-deletion.generated.ts';

export type AccountDeletionContentFragment = (
  { readonly obstacles: ReadonlyArray<{ readonly text: string, readonly href: string, readonly mustBeSettled: boolean }>, readonly kept: ReadonlyArray<{ readonly title: string, readonly why: string, readonly until: string }> }
  & ScheduledDeletionContentFragment
);
