import { entryPages } from '#config/entry-pages.ts';
import { addDays, formatDate } from '#kernel/dates.ts';
import { accountPort } from '#modules/account/index.ts';
import { consultationPort } from '#modules/consultation/index.ts';
import type { Scope } from '#server/scope.ts';
import { nextReminderAt, type ReminderDays, remindersReached } from '../domain/renewal-reminders.ts';
import { renewalNoticeRepository } from '../repositories/renewal-notices.ts';
import type { RenewalSummary } from './summarize-renewals.ts';

const subjects: Readonly<Record<ReminderDays, string>> = {
  14: 'Your renewal: two weeks left',
  7: 'Your renewal: one week left',
  1: 'Your renewal: one day left',
};

/** Also sent by email, so it names no drug and no condition. */
const notice = (tx: Scope, days: ReminderDays, endsAt: Date) => ({
  kind: 'renewal_due' as const,
  subject: subjects[days],
  body: `Your renewal has been open for a while. It takes about ten minutes, and it is free. Please send it by ${formatDate(endsAt)}. After that, nothing is sent or charged until a clinician has decided. Start here: ${new URL(entryPages.refill, tx.settings.origins.app).href}`,
});

/**
 * Reminds the patient of an open renewal 14, 7 and 1 days before the first of its prescriptions ends; of missed days only
 * the last one counts. Not while a yearly check-in is due, which has its own notices, nor once it was sent. Returns when to
 * check again; null when no reminder is left.
 */
export const followUpRenewal = async (
  tx: Scope,
  userId: string,
  { due, annual, hasMoved }: RenewalSummary,
): Promise<Date | null> => {
  if (hasMoved || annual?.isDue) return null;
  const now = tx.clock.now();
  const [endsAt] = due
    .flatMap(({ expiresAt }) => (expiresAt !== null && expiresAt > now ? [expiresAt] : []))
    .toSorted((a, b) => a.getTime() - b.getTime());
  if (!endsAt) return null;
  const days = remindersReached(endsAt, now);
  if (days.length > 0) {
    // Checked again every day, because the visit may end without a decision.
    if ((await tx.use(consultationPort).openRenewal(userId)) !== null) return addDays(now, 1);
    const fresh = await renewalNoticeRepository(tx.db).claim(userId, { endsAt, days, at: now });
    const newest = days.at(-1);
    if (newest !== undefined && fresh.includes(newest))
      await tx.use(accountPort).notify(userId, () => notice(tx, newest, endsAt));
  }
  return nextReminderAt(endsAt, now);
};
