import { formatMoney } from '#kernel/money.ts';
import { everyLaterCharge } from '#modules/billing/ui.ts';
import type { LaterChargesContentFragment } from './later-charges-content.generated.ts';

interface Shipped {
  /** Cents of the next refill. */
  readonly price: number;
  readonly later: LaterChargesContentFragment;
  readonly everyDays: number;
}

/** `$39.00 every 90 days`; where a discount ends, `$31.20 next, then $39.00 every 90 days`. */
export const shipmentPrice = ({ price, later, everyDays }: Shipped): string => {
  const then = everyLaterCharge(price, later, everyDays);
  const isAlwaysTheSame = later.amount === price && later.laterSteps.length === 0;
  return isAlwaysTheSame ? `${formatMoney(price)} ${then}` : `${formatMoney(price)} next, then ${then}`;
};
