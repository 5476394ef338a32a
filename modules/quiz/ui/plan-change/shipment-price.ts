import { formatMoney } from '#kernel/money.ts';

interface Shipped {
  /** Cents of the next refill. */
  readonly price: number;
  /** The charges after it. */
  readonly afterwards: string;
  readonly everyDays: number;
}

/** `$39.00 every 90 days`; where a discount ends, `$31.20 next, then $39.00 every 90 days`. */
export const shipmentPrice = ({ price, afterwards, everyDays }: Shipped): string =>
  `${formatMoney(price)} ${afterwards === `every ${everyDays} days` ? '' : 'next, then '}${afterwards}`;
