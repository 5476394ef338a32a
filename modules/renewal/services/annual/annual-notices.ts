import { entryPages } from '#config/entry-pages.ts';
import { formatDate } from '#kernel/dates.ts';
import type { Scope } from '#server/scope.ts';
import type { NoticeDays } from '../../domain/annual/annual-due.ts';
import { ANNUAL_PATH } from '../../domain/annual/annual-steps.ts';
import type { RenewalKind } from '../../repositories/renewals.ts';

const subjects: Readonly<Record<NoticeDays, string>> = {
  30: 'It is time for your yearly check-in',
  14: 'Your yearly check-in: two weeks left',
  7: 'Your yearly check-in: one week left',
  1: 'Your yearly check-in: one day left',
};

const linkTo = (tx: Scope, leads: RenewalKind): string =>
  new URL(leads === 'annual' ? ANNUAL_PATH : entryPages.refill, tx.settings.origins.app).href;

/** Also sent by email, so it names no drug and no condition. */
export const dueNotice = (
  tx: Scope,
  {
    days,
    overdueAt,
    leads,
  }: { readonly days: NoticeDays; readonly overdueAt: Date; readonly leads: RenewalKind },
) => ({
  kind: 'annual_check_in_due' as const,
  subject: subjects[days],
  body: `Once a year a clinician reviews everything before we send more. It takes about ten minutes, and it is free. Please send it by ${formatDate(overdueAt)}. After that, nothing is sent or charged until you do. Start here: ${linkTo(tx, leads)}`,
});

/** It is overdue, and what runs is on hold. */
export const heldNotice = (tx: Scope, leads: RenewalKind) => ({
  kind: 'annual_check_in_held' as const,
  subject: 'Your refills are on hold until your yearly check-in',
  body: `Nothing is sent or charged until you send it and a clinician has decided. It takes about ten minutes. Start here: ${linkTo(tx, leads)}`,
});
