import { formatDate } from '#kernel/dates.ts';
import type { Cents } from '#kernel/money.ts';

interface Planned {
  readonly nextAmount: Cents;
  readonly credit: Cents;
  readonly nextBillingDate: string | null;
}

type Dated<Subscription> = Subscription & { readonly nextBillingDate: string };

export interface ChargesOfDay<Subscription> {
  readonly on: string;
  /** Cents that are charged on that day, after credit. */
  readonly amount: Cents;
  readonly credit: Cents;
  readonly charges: readonly Dated<Subscription>[];
}

const isDated = <Subscription extends Planned>(one: Subscription): one is Dated<Subscription> =>
  one.nextBillingDate !== null;

/** Everything that is charged on the next day with a charge, a day of the reader's; null while no date is set. */
export const chargesOfNextDay = <Subscription extends Planned>(
  subscriptions: readonly Subscription[],
): ChargesOfDay<Subscription> | null => {
  const dated = subscriptions
    .filter(isDated)
    .toSorted((a, b) => Date.parse(a.nextBillingDate) - Date.parse(b.nextBillingDate));
  const [first] = dated;
  if (!first) return null;
  const day = formatDate(first.nextBillingDate);
  const charges = dated.filter(({ nextBillingDate }) => formatDate(nextBillingDate) === day);
  const sum = (part: (one: Planned) => Cents): Cents => charges.reduce((total, one) => total + part(one), 0);
  return {
    on: first.nextBillingDate,
    amount: sum(({ nextAmount }) => nextAmount),
    credit: sum(({ credit }) => credit),
    charges,
  };
};
