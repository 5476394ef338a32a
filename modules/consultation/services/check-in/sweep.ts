import { addDays } from '#kernel/dates.ts';
import { billingEvents } from '#modules/billing/index.ts';
import { subscribe } from '#server/events/subscribe.ts';
import type { SubscriberDefinition, SweepDefinition } from '#server/module.ts';
import type { Scope } from '#server/scope.ts';
import { checkInWatchRepository } from '../../repositories/check-in/watches.ts';
import { updateCheckIns } from './update-check-ins.ts';

/** Looks at one patient whose turn it is, in one transaction; false when there is none. */
const updateNextPatient = async (tx: Scope): Promise<boolean> => {
  const watches = checkInWatchRepository(tx.db);
  const now = tx.clock.now();
  const userId = await watches.lockDue(now);
  if (userId === null) return false;
  const again = await updateCheckIns(tx, userId);
  await watches.again(userId, again ? addDays(now, 1) : null);
  return true;
};

/** Opens the check-ins that are due, and acts on those without an answer: each patient once a day. */
export const checkInSweep: SweepDefinition = {
  id: 'consultation.checkIns',
  run: async (scope) => {
    while (await scope.transaction(updateNextPatient));
  },
};

/** Whoever is sent something has check-ins from now on. */
export const checkInSubscriber: SubscriberDefinition = subscribe(
  billingEvents.orderShipped,
  'consultation.watchCheckIns',
  (scope, { userId }) => checkInWatchRepository(scope.db).add(userId, scope.clock.now()),
);
