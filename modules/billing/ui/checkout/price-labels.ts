import type { PriceRow, PriceSection } from '#client/ui/price-summary.tsx';
import { formatDate } from '#kernel/dates.ts';
import { type Cents, formatMoney } from '#kernel/money.ts';
import type { CheckoutPageQuery } from '../../pages/checkout.generated.ts';

type Quote = CheckoutPageQuery['checkoutPage']['quote'];
type NextCharge = Quote['nextCharges'][number];
type Lines = Quote['today']['lines'];

/** Text shown with a product's price besides its name, by product id. */
export type SupplyLabels = ReadonlyMap<number, string>;

const rowsOf = (lines: Lines, supplies: SupplyLabels): PriceRow[] =>
  lines.map(({ label, amount, productId }) => ({
    label,
    amount,
    detail: productId !== null && amount >= 0 ? supplies.get(productId) : undefined,
  }));

const whenCharged = ({ on, afterDays, everyDays }: NextCharge): string =>
  `${on ? `On ${formatDate(on)}` : `${afterDays} days after approval`}, then every ${everyDays} days`;

const nextSection = (charges: readonly NextCharge[]): PriceSection => {
  const [first, ...others] = charges;
  if (!first) return { title: 'Next charge', total: 'None', note: 'This is bought once and does not renew.' };
  if (others.length === 0)
    return { title: 'Next charge', total: first.amount, note: `${whenCharged(first)}, until you cancel.` };
  return {
    title: 'Next charges',
    total: '',
    rows: charges.map((charge) => ({
      label: charge.productNames.join(', '),
      detail: `${whenCharged(charge)}, until you cancel.`,
      amount: charge.amount,
    })),
  };
};

const noteOfToday = ({ today, needsPrescription }: Quote): string | undefined => {
  if (today.total > 0) return undefined;
  return needsPrescription ? 'Nothing is charged before a clinician approves.' : 'Nothing is charged today.';
};

/** Today, on approval if something waits for one, and the next charge with its date. */
export const priceSections = (quote: Quote, supplies: SupplyLabels): PriceSection[] => {
  const { today, onApproval, nextCharges, needsPrescription } = quote;
  return [
    { title: 'Today', total: today.total, note: noteOfToday(quote), rows: rowsOf(today.lines, supplies) },
    ...(needsPrescription
      ? [
          {
            title: 'When a clinician approves',
            total: onApproval.total,
            note: 'If treatment is not right for you, you pay nothing for it.',
            rows: rowsOf(onApproval.lines, supplies),
          },
        ]
      : []),
    nextSection(nextCharges),
  ];
};

/** The button's label says what pressing it does. */
export const placeOrderLabel = (today: Cents): string =>
  today > 0 ? `Pay ${formatMoney(today)} now` : 'Place order — nothing is charged today';
