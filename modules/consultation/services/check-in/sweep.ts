import { addDays } from '#kernel/dates.ts';
import { billingEvents } from '#modules/billing/index.ts';
import { subscribe } from '#server/events/subscribe.ts';
import type { SubscriberDefinition, SweepDefinition } from '#server/module.ts';
import type { Scope } from '#server/scope.ts';
import { checkInScheduleRepository, checkInsDue } from '../../repositories/check-in/schedule.ts';
import { updateCheckIns } from './update-check-ins.ts';

/** Updates the check-ins of one patient who is due, in one transaction; false when there is none. */
const updateNextPatient = async (tx: Scope): Promise<boolean> => {
  const schedule = checkInScheduleRepository(tx.db);
  const now = tx.clock.now();
  const userId = await schedule.lockDue(now);
  if (userId === null) return false;
  const continues = await updateCheckIns(tx, userId);
  await schedule.reschedule(userId, continues ? addDays(now, 1) : null);
  return true;
};

/** Opens the check-ins that are due, and acts on those without an answer: each patient once a day. */
export const checkInSweep: SweepDefinition = {
  id: 'consultation.checkIns',
  due: (scope) => [checkInsDue(scope.db, scope.clock.now())],
  run: async (scope) => {
    while (await scope.transaction(updateNextPatient));
  },
};

/** A patient has check-ins from their first shipment on. */
export const checkInSubscriber: SubscriberDefinition = subscribe(
  billingEvents.orderShipped,
  'consultation.watchCheckIns',
  (scope, { userId }) => checkInScheduleRepository(scope.db).add(userId, scope.clock.now()),
);
