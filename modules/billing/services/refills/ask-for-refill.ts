import { isAutoRefillState } from '#config/flag-catalogue.ts';
import { formatDate, toCalendarDate } from '#kernel/dates.ts';
import { accountPort } from '#modules/account/index.ts';
import { systemActor } from '#server/actor.ts';
import { flagPort } from '#server/ports/flags.ts';
import type { Scope } from '#server/scope.ts';
import { type Subscription, subscriptionRepository } from '../../repositories/subscriptions.ts';
import { transitionSubscription } from '../transitions.ts';

/** Whether refills ship automatically to where a subscription goes. */
export const refillsItself = (scope: Scope, { shipTo }: Pick<Subscription, 'shipTo'>): boolean =>
  isAutoRefillState(scope.use(flagPort).values()['auto-refill-states'], shipTo.address.state);

const pageOf = (tx: Scope): string => new URL('/auto-refill/preferences', tx.settings.origins.app).href;

/** Where nothing ships automatically: the refill is announced as a question, once for its day. */
export const askForRefill = async (
  tx: Scope,
  { id, userId, nextBillingDate }: Subscription,
): Promise<void> => {
  const now = tx.clock.now();
  const on = nextBillingDate ?? now;
  const notices = subscriptionRepository(tx.db);
  const day = toCalendarDate(on);
  // Replaces the announcement of the same day.
  await notices.noteNotice(id, `upcoming_charge:${day}`, now);
  if (!(await notices.noteNotice(id, `refill_question:${day}`, now))) return;
  await tx.use(accountPort).notify(userId, () => ({
    kind: 'refill_question',
    subject: 'Would you like your next refill?',
    body: `Your next refill can be sent from ${formatDate(on)}. In your state, we do not charge or send anything until you say so: ${pageOf(tx)}`,
  }));
};

/** Its day has come and the patient has not agreed: it is paused until they do. */
export const waitForYes = async (tx: Scope, subscription: Subscription): Promise<void> => {
  await askForRefill(tx, subscription);
  const cause = { actor: systemActor, reason: 'refills are sent on request in this state' };
  await transitionSubscription(tx, subscription, 'paused', cause, { nextBillingDate: null });
};
