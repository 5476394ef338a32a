import type { PriceRow, PriceSection } from '#client/ui/price-summary.tsx';
import { arrivalText } from '#config/delivery-times.ts';
import { formatDate } from '#kernel/dates.ts';
import { type Cents, formatMoney } from '#kernel/money.ts';
import { ordinal } from '#kernel/ordinal.ts';
import { mergedLines } from '../../domain/checkout/merged-lines.ts';
import type { CheckoutPageQuery } from '../../pages/checkout.generated.ts';

type Quote = CheckoutPageQuery['checkoutPage']['quote'];
type NextCharge = Quote['nextCharges'][number];
type Section = Quote['today'];

/** Text shown with a product's price besides its name, by product id. */
export type SupplyLabels = ReadonlyMap<number, string>;

const unknownTax: PriceRow = { label: 'Sales tax', amount: 'Added for your address' };

interface Delivery {
  readonly label: string;
  /** When it should be there, counted from the payment. */
  readonly arrival: string;
}

const standard: Delivery = { label: 'Standard shipping', arrival: arrivalText('standard') };

/** The products: what they cost alone, and the lines that lead to the total. */
export const rowsOf = (
  { lines, subtotal, salesTax }: Section,
  supplies: SupplyLabels,
  isTaxKnown: boolean,
  { label, arrival }: Delivery = standard,
): PriceRow[] => {
  const products = lines
    .filter(({ kind }) => kind === 'product')
    .map(({ label: name, amount, productId }) => ({
      label: name,
      amount,
      detail: productId === null ? undefined : supplies.get(productId),
    }));
  const discounts = mergedLines(lines.filter(({ isDiscount }) => isDiscount));
  const others = mergedLines(
    lines.filter(({ kind, isDiscount }) => !isDiscount && !['product', 'sales_tax', 'credit'].includes(kind)),
  );
  const credit = mergedLines(lines.filter(({ kind }) => kind === 'credit'));
  if (products.length === 0) return [];
  const tax = isTaxKnown ? { label: 'Sales tax', amount: salesTax > 0 ? salesTax : 'None' } : unknownTax;
  const shipping = lines.some(({ kind }) => kind === 'shipping') ? [] : [{ label, amount: 'Free' }];
  return [
    ...products,
    ...(products.length > 1 || discounts.length > 0 ? [{ label: 'Subtotal', amount: subtotal }] : []),
    ...discounts,
    ...others,
    ...shipping,
    tax,
    ...credit,
    { label: 'Expected arrival', amount: arrival },
  ];
};

const whenCharged = ({ on, afterDays, everyDays, laterSteps }: NextCharge): string => {
  const when = `${on ? `On ${formatDate(on)}` : `${afterDays} days after approval`}, then every ${everyDays} days, until you cancel.`;
  const later = laterSteps.map(
    ({ fromOrder, amount }) => `${formatMoney(amount)} from the ${ordinal(fromOrder)} order on.`,
  );
  return [when, ...later].join(' ');
};

const nextSection = (charges: readonly NextCharge[]): PriceSection => {
  const [first, ...others] = charges;
  if (!first)
    return { title: 'Next charge', total: 'None', note: 'This is a one-time purchase and does not renew.' };
  if (others.length === 0) return { title: 'Next charge', total: first.amount, note: whenCharged(first) };
  return {
    title: 'Next charges',
    total: '',
    rows: charges.map((charge) => ({
      label: charge.productNames.join(', '),
      detail: whenCharged(charge),
      amount: charge.amount,
    })),
  };
};

/** Credit that later charges use is shown when they are announced. */
const withCreditLeft = (section: PriceSection, left: Cents): PriceSection =>
  left > 0
    ? {
        ...section,
        note: `${section.note ? `${section.note} ` : ''}You have ${formatMoney(left)} of credit left. We will take it off your next charge.`,
      }
    : section;

const noteOfToday = ({ today, needsPrescription }: Quote): string | undefined => {
  if (today.total > 0) return undefined;
  return needsPrescription ? 'Nothing is charged before a clinician approves.' : 'Nothing is charged today.';
};

/** Today, on approval if something waits for one, and the next charge with its date. */
export const priceSections = (quote: Quote, supplies: SupplyLabels): PriceSection[] => {
  const { today, onApproval, nextCharges, needsPrescription, isTaxKnown, creditLeft, delivery } = quote;
  const afterApproval = { ...delivery, arrival: `${delivery.arrival} of approval` };
  return [
    {
      title: 'Today',
      total: today.total,
      note: noteOfToday(quote),
      rows: rowsOf(today, supplies, isTaxKnown, delivery),
    },
    ...(needsPrescription
      ? [
          {
            title: 'When a clinician approves',
            total: onApproval.total,
            note: 'If treatment is not right for you, you pay nothing for it.',
            rows: rowsOf(onApproval, supplies, isTaxKnown, afterApproval),
          },
        ]
      : []),
    withCreditLeft(nextSection(nextCharges), creditLeft),
  ];
};

/** The button's label says what pressing it does. */
export const placeOrderLabel = (today: Cents): string =>
  today > 0 ? `Pay ${formatMoney(today)} now` : 'Place order — nothing is charged today';
