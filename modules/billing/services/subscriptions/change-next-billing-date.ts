import { type FlagValues, flagValues } from '#config/flag-catalogue.ts';
import { isCalendarDate } from '#kernel/is-calendar-date.ts';
import { localDate } from '#kernel/local-date.ts';
import { badInput, fail, notFound, ok, type Result } from '#kernel/result.ts';
import { isUuid } from '#kernel/uuid.ts';
import type { Actor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { planRefillChange, refillsFixedBecause } from '../../domain/refill-change/refill-change.ts';
import { customerRepository } from '../../repositories/customers.ts';
import { type Subscription, subscriptionRepository } from '../../repositories/subscriptions.ts';
import { agreeToRefill } from '../agreement/agree-to-refill.ts';
import { withdrawAnnouncement } from '../agreement/withdraw-announcement.ts';
import { authenticatedPatient } from '../authenticated-patient.ts';
import { readRefillFacts } from '../refills/read-refill-facts.ts';
import { transitionSubscription } from '../transitions.ts';

/**
 * Moves the next charge to a day that the patient chose, at the time of day of the planned one: the change `move` of
 * `planRefillChange`, without a preview. BAD_USER_INPUT on `date` names the nearest allowed day; CONFLICT when no
 * charge is scheduled; NOT_FOUND for another person's. Where the flags `{product}-validate-next-billing-date-selection`
 * are off for all its products, and none needs a prescription, any day of the next half year is allowed.
 */
export const changeNextBillingDate = async (
  scope: Scope,
  actor: Actor,
  input: { subscriptionId: string; date: string },
  flags: FlagValues = flagValues({}),
): Promise<Result<Subscription>> => {
  const who = authenticatedPatient(actor);
  if (!who.ok) return who;
  if (!isUuid(input.subscriptionId)) return notFound('subscription');
  if (!isCalendarDate(input.date)) return badInput([{ field: 'date', message: 'Choose a date.' }]);
  return scope.transaction(async (tx) => {
    await customerRepository(tx.db).lock(who.value);
    const subscriptions = subscriptionRepository(tx.db);
    const subscription = await subscriptions.find(input.subscriptionId);
    if (subscription?.userId !== who.value) return notFound('subscription');
    const { nextBillingDate, status } = subscription;
    const fixed = refillsFixedBecause(status);
    if (fixed) return fail('CONFLICT', fixed);
    if (!nextBillingDate) return fail('CONFLICT', 'This subscription has no charge that can be moved now.');
    if (localDate(nextBillingDate) === input.date) return ok(subscription);
    const facts = await readRefillFacts(tx, subscription, flags);
    const planned = planRefillChange(facts, { kind: 'move', date: input.date }, tx.clock.now());
    if (!planned.ok) return planned;
    const to = { nextBillingDate: planned.value.nextBillingDate };
    await withdrawAnnouncement(tx, subscription);
    await transitionSubscription(
      tx,
      subscription,
      'snoozed',
      { actor, reason: 'date chosen by the patient' },
      to,
    );
    const moved = { ...subscription, ...to, status: 'snoozed' as const };
    await agreeToRefill(tx, moved);
    return ok(moved);
  });
};
