import type { CalendarDate } from '#kernel/dates.ts';
import { localDate } from '#kernel/local-date.ts';
import type { OrderStatus } from '../states/order.ts';

/** What staff decide once the day of the procedure has come: it took place, or the patient did not come. */
export const depositOutcomes = ['used', 'kept'] as const;
export type DepositOutcome = (typeof depositOutcomes)[number];

export const isDepositOutcome = (text: string): text is DepositOutcome =>
  depositOutcomes.some((one) => one === text);

/** `unpaid`: the charge is in progress or failed. `ended`: it was never paid. `used` and `kept` as decided by staff. */
export type DepositState = 'unpaid' | 'reserved' | 'refunded' | 'ended' | DepositOutcome;

export interface DepositFacts {
  readonly orderStatus: OrderStatus;
  readonly outcome: DepositOutcome | null;
  /** Whether its charge succeeded once. */
  readonly isPaid: boolean;
}

/** The state of a deposit follows from its order, whose transitions are recorded. */
export const depositState = ({ orderStatus, outcome, isPaid }: DepositFacts): DepositState => {
  if (outcome) return outcome;
  if (orderStatus === 'ready') return 'reserved';
  if (orderStatus === 'refunded' || (orderStatus === 'canceled' && isPaid)) return 'refunded';
  return orderStatus === 'canceled' ? 'ended' : 'unpaid';
};

/**
 * Whether the patient may still get the deposit refunded: until the end of the day before the procedure, in their time
 * zone. Before it is paid they may cancel it at any time.
 */
export const isRefundable = (
  state: DepositState,
  procedureOn: CalendarDate,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): boolean => state === 'unpaid' || (state === 'reserved' && localDate(now, timeZone) < procedureOn);

/** Whether staff may record the outcome: from the day of the procedure on. */
export const mayBeSettled = (
  state: DepositState,
  procedureOn: CalendarDate,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): boolean => state === 'reserved' && localDate(now, timeZone) >= procedureOn;
