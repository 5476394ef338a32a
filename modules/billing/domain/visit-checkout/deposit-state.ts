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

/** The days of a deposit. They are the same until the procedure is moved to an earlier day. */
export interface DepositDays {
  readonly procedureOn: CalendarDate;
  /** The latest day that the procedure was ever planned for: a move never shortens the right to a refund. */
  readonly refundBefore: CalendarDate;
}

/** Now, where the patient lives. */
interface Where {
  readonly now: Date;
  readonly timeZone: string;
}

/**
 * Whether the patient may still get the deposit refunded: until the end of the day before `refundBefore`, in their time
 * zone. Before it is paid they may cancel it at any time.
 */
export const isRefundable = (
  state: DepositState,
  { refundBefore }: Pick<DepositDays, 'refundBefore'>,
  { now, timeZone }: Where,
): boolean => state === 'unpaid' || (state === 'reserved' && localDate(now, timeZone) < refundBefore);

/**
 * Whether staff may record an outcome: that it took place from the day of the procedure on; that the patient did not
 * come, and the deposit is kept, once they can no longer cancel.
 */
export const maySettle = (
  outcome: DepositOutcome,
  state: DepositState,
  { procedureOn, refundBefore }: DepositDays,
  { now, timeZone }: Where,
): boolean =>
  state === 'reserved' && localDate(now, timeZone) >= (outcome === 'kept' ? refundBefore : procedureOn);
