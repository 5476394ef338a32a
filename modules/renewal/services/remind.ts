import { entryPages } from '#kernel/entry-pages.ts';
import { accountPort } from '#modules/account/index.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { renewalCheckRepository } from '../repositories/renewal-checks.ts';
import { renewalRepository } from '../repositories/renewals.ts';
import { summarizeRenewals } from './summarize-renewals.ts';
import { openRenewal } from './transitions.ts';

/** Also sent by email, so it names no drug and no condition. */
const notice = (tx: Scope) => ({
  kind: 'renewal_open',
  subject: 'It is time for your renewal',
  body: `Your yearly renewal is open. It takes about ten minutes, and there is nothing to pay for it. Nothing is charged without a valid prescription. Start here: ${new URL(entryPages.refill, tx.settings.origins.app).href}`,
});

/** Opens a due renewal and notifies the patient, unless they already started it or this renewal has already ended. */
const openIfDue = async (tx: Scope, userId: string, lastOpenedAt: Date): Promise<void> => {
  const latest = await renewalRepository(tx.db).latest(userId);
  if (latest && latest.createdAt >= lastOpenedAt) return;
  if (await openRenewal(tx, userId, { actor: systemActor, reason: 'due' }))
    await tx.use(accountPort).notify(userId, () => notice(tx));
};

/** Checks one patient whose check is due; returns false when there is none. */
const remindNext = async (tx: Scope): Promise<boolean> => {
  const now = tx.clock.now();
  const userId = await renewalCheckRepository(tx.db).lockDue(now);
  if (userId === null) return false;
  const summary = summarizeRenewals(await tx.use(prescriptionPort).prescriptions(userId), now);
  if (summary.lastOpenedAt) await openIfDue(tx, userId, summary.lastOpenedAt);
  await renewalCheckRepository(tx.db).schedule(userId, summary.nextOpensAt);
  return true;
};

/**
 * Opens every renewal that has become due and notifies each patient once, in writing. A pause of refills is announced
 * by the code that pauses them: billing at the refill that cannot be charged, consultation when a prescription ends.
 */
export const remind = async (scope: Scope): Promise<void> => {
  while (await scope.transaction(remindNext));
};
