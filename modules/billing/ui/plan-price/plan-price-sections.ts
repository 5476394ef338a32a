import type { PriceRow, PriceSection } from '#client/ui/price-summary.tsx';
import { formatMoney } from '#kernel/money.ts';
import { ordinal } from '#kernel/ordinal.ts';
import { rowsOf } from '../checkout/price-labels.ts';
import type { PlanPriceViewFragment } from './plan-price-view.generated.ts';

type Price = PlanPriceViewFragment;
type Charge = Price['charges'][number];

const steps = ({ laterSteps }: Charge, what: string): string =>
  laterSteps
    .map(({ fromOrder, amount }) => ` ${formatMoney(amount)} from the ${ordinal(fromOrder)} ${what} on.`)
    .join('');

const afterwards = (charge: Charge): PriceRow => ({
  label: charge.productNames.join(', '),
  detail: `${charge.afterDays} days later, then every ${charge.everyDays} days, until you cancel.${steps(charge, 'order')}`,
  amount: charge.amount,
});

const nextRefill = (charge: Charge): PriceRow => ({
  label: charge.productNames.join(', '),
  detail:
    charge.amount === charge.firstAmount && charge.laterSteps.length === 0
      ? `Again every ${charge.everyDays} days, until you cancel.`
      : `Then ${formatMoney(charge.amount)} every ${charge.everyDays} days, until you cancel.${steps(charge, 'refill')}`,
  amount: charge.firstAmount,
});

const creditNote = ({ creditLeft }: Price): string | undefined =>
  creditLeft > 0
    ? `You have ${formatMoney(creditLeft)} of credit left. We will take it off your next charge.`
    : undefined;

/** What a proposed plan costs when it is accepted and with each later charge: the amounts of the text beside its box. */
export const planPriceSections = (price: Price): PriceSection[] =>
  price.isWithRefill
    ? [
        { title: 'Today', total: 'Nothing' },
        {
          title: 'With your next refill',
          total: price.amount,
          rows: price.charges.map(nextRefill),
          note: creditNote(price),
        },
      ]
    : [
        {
          title: 'When you accept',
          total: price.onApproval.total,
          rows: rowsOf(price.onApproval, new Map(), true),
        },
        {
          title: 'After that',
          total: price.charges.length > 0 ? '' : 'Nothing',
          rows: price.charges.map(afterwards),
          note: creditNote(price),
        },
      ];
