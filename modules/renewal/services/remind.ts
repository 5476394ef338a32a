import { entryPages } from '#config/entry-pages.ts';
import { accountPort } from '#modules/account/index.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import { systemActor } from '#server/actor.ts';
import type { SweepDefinition } from '#server/module.ts';
import type { Scope } from '#server/scope.ts';
import { latestRenewal } from '../repositories/latest-renewal.ts';
import { renewalCheckRepository, renewalChecksDue } from '../repositories/renewal-checks.ts';
import type { RenewalKind } from '../repositories/renewals.ts';
import { followUpAnnual } from './annual/follow-up-annual.ts';
import { closeObsolete } from './close-obsolete.ts';
import { leadsNow, openedAt } from './current-renewal.ts';
import { followUpRenewal } from './follow-up-renewal.ts';
import { type RenewalSummary, summarizeRenewals } from './summarize-renewals.ts';
import { openRenewal } from './transitions.ts';

/** Also sent by email, so it names no drug and no condition. */
const notice = (tx: Scope) => ({
  kind: 'renewal_open' as const,
  subject: 'It is time for your renewal',
  body: `Your yearly renewal is open. It takes about ten minutes, and it is free. Nothing is charged without a valid prescription. Start here: ${new URL(entryPages.refill, tx.settings.origins.app).href}`,
});

/** When the newest of what is due opened. */
const lastOpened = (summary: RenewalSummary, leads: RenewalKind): Date | null =>
  leads === 'annual' ? openedAt(summary) : summary.lastOpenedAt;

/**
 * Opens what is due, unless the patient already started it or it has already ended, and notifies them of a renewal; a yearly
 * check-in has its own notices. Returns whether the patient was notified.
 */
const openIfDue = async (tx: Scope, userId: string, summary: RenewalSummary): Promise<boolean> => {
  const latest = await latestRenewal(tx.read, userId);
  const leads = leadsNow(summary, latest);
  const opened = lastOpened(summary, leads);
  if (opened === null) return false;
  if (latest && latest.createdAt >= opened) return true;
  if (!(await openRenewal(tx, userId, { actor: systemActor, reason: 'due' }, leads)) || leads === 'annual')
    return false;
  await tx.use(accountPort).notify(userId, () => notice(tx));
  return true;
};

const soonest = (...dates: readonly (Date | null)[]): Date | null =>
  dates.reduce((first, date) => (first && (!date || first < date) ? first : date), null);

/** Checks one patient whose check is due; returns false when there is none. */
const remindNext = async (tx: Scope): Promise<boolean> => {
  const now = tx.clock.now();
  const userId = await renewalCheckRepository(tx.db).lockDue(now);
  if (userId === null) return false;
  const summary = summarizeRenewals(await tx.use(prescriptionPort).prescriptions(userId), now);
  await closeObsolete(tx, userId, summary);
  const isTold = await openIfDue(tx, userId, summary);
  const again = await followUpAnnual(tx, userId, summary, isTold);
  const reminder = await followUpRenewal(tx, userId, summary);
  await renewalCheckRepository(tx.db).schedule(userId, soonest(summary.nextOpensAt, again, reminder));
  return true;
};

/**
 * Opens every renewal and yearly check-in that has become due, notifies each patient once, in writing, and puts on hold what
 * is overdue. What is no longer due is closed. A pause of refills for another reason is announced by the code that pauses them: billing at the refill that cannot be charged,
 * consultation when a prescription ends.
 */
export const remind: SweepDefinition = {
  id: 'renewal.remind',
  due: (scope) => [renewalChecksDue(scope.db, scope.clock.now())],
  run: async (scope) => {
    while (await scope.transaction(remindNext));
  },
};
