import { type CalendarDate, toCalendarDate } from '#kernel/dates.ts';
import { type Cents, sumCents } from '#kernel/money.ts';
import { creditFor } from './credit-for.ts';

/** Credit that was announced or agreed to with a future charge. */
export interface PromisedCredit {
  readonly subscriptionId: string;
  /** Cents; 0 for a charge that was announced without any. */
  readonly credit: Cents;
  readonly chargeOn: CalendarDate;
}

/** A patient's credit, and the part of it that is reserved for announced charges. */
export interface CreditPlan {
  readonly left: Cents;
  readonly promised: readonly PromisedCredit[];
}

/** A planned charge, at its full price. */
export interface PlannedCharge {
  readonly id: string;
  /** Null while it has no day. */
  readonly on: Date | null;
  readonly full: Cents;
}

/** Cents that are not reserved for an announced charge. */
export const freeCredit = ({ left, promised }: CreditPlan): Cents =>
  Math.max(0, left - sumCents(promised.map(({ credit }) => credit)));

/** Cents that the next charge of a subscription takes when it is announced or agreed to now. */
export const creditForNext = (plan: CreditPlan, { id, full }: Omit<PlannedCharge, 'on'>): Cents => {
  const others = plan.promised.filter(({ subscriptionId }) => subscriptionId !== id);
  return creditFor(full, freeCredit({ left: plan.left, promised: others }));
};

/**
 * Cents that each planned charge takes: the amount it was announced with; the next charge gets the rest. A charge
 * without a day takes none yet.
 */
export const creditsOfCharges = (
  plan: CreditPlan,
  charges: readonly PlannedCharge[],
): ReadonlyMap<string, Cents> => {
  let free = freeCredit(plan);
  const taken = new Map<string, Cents>();
  const dated = charges.flatMap(({ on, ...charge }) => (on ? [{ ...charge, on }] : []));
  for (const { id, on, full } of dated.toSorted((a, b) => a.on.getTime() - b.on.getTime())) {
    const announced = plan.promised.find(
      ({ subscriptionId, chargeOn }) => subscriptionId === id && chargeOn === toCalendarDate(on),
    );
    const credit = creditFor(full, announced ? announced.credit : free);
    if (!announced) free -= credit;
    taken.set(id, credit);
  }
  return taken;
};
