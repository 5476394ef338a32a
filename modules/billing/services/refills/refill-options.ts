import type { FlagValues } from '#config/flag-catalogue.ts';
import type { Scope } from '#server/scope.ts';
import { refillDates } from '../../domain/refill-change/earliest-refill.ts';
import { weekLimits } from '../../domain/refill-change/interval-limits.ts';
import { refillsFixedBecause } from '../../domain/refill-change/refill-change.ts';
import type { Subscription } from '../../repositories/subscriptions.ts';
import { refillsItself } from './ask-for-refill.ts';
import { storedRefillFacts } from './read-refill-facts.ts';

/** What the patient may do with the refills of a subscription. No SQL statement. */
export const refillOptions = (scope: Scope, subscription: Subscription, flags: FlagValues) => {
  const { status, supplyInDays, everyDays, products, ...facts } = storedRefillFacts(subscription, flags);
  const { earliest, latest, reason } = refillDates({ ...facts, supplyInDays }, scope.clock.now());
  const weeks = weekLimits(supplyInDays, products);
  return {
    fixedBecause: refillsFixedBecause(status),
    isPaused: status === 'paused',
    isAutomatic: refillsItself(scope, subscription),
    earliest,
    earliestReason: reason,
    latest,
    supplyInDays,
    everyDays,
    leastWeeks: weeks?.least ?? null,
    mostWeeks: weeks?.most ?? null,
  };
};
