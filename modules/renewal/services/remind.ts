import { accountPort } from '#modules/account/index.ts';
import { prescriptionPort } from '#modules/prescription/index.ts';
import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { renewalCheckRepository } from '../repositories/renewal-checks.ts';
import { renewalRepository } from '../repositories/renewals.ts';
import { summarizeRenewals } from './summarize-renewals.ts';
import { openRenewal } from './transitions.ts';

/** Goes by e-mail too, so it names no medicine and no condition. */
const notice = (tx: Scope) => ({
  kind: 'renewal_open',
  subject: 'It is time for your renewal',
  body: `Your yearly renewal is open. It takes about ten minutes, and there is nothing to pay for it. Nothing is charged without a valid prescription. Start here: ${new URL('/renewal', tx.settings.origins.app).href}`,
});

/** Opens the renewal that is due and notifies the patient, unless they began it themselves or this one was dealt with before. */
const openIfDue = async (tx: Scope, userId: string, lastOpenedAt: Date): Promise<void> => {
  const latest = await renewalRepository(tx.db).latest(userId);
  if (latest && latest.createdAt >= lastOpenedAt) return;
  if (await openRenewal(tx, userId, { actor: systemActor, reason: 'due' }))
    await tx.use(accountPort).notify(userId, notice(tx));
};

/** One patient whose turn has come; false when there is none. */
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
 * Opens every renewal whose time has come and tells each patient once, in writing. That refills pause is told by
 * whoever pauses them: billing at the refill that cannot be charged, consultation when a prescription ends.
 */
export const remind = async (scope: Scope): Promise<void> => {
  while (await scope.transaction(remindNext));
};
