import { type Cents, sumCents } from '#kernel/money.ts';
import { type AgreedDiscount, discountLines, discountsFor, discountsOfOrder } from '../pricing/discount.ts';
import { type PricedParcel, priceParcel } from '../pricing/price-parcel.ts';
import type { ShippingCharge } from '../pricing/shipping-methods.ts';
import type { TaxDestination, TaxOf } from '../pricing/tax.ts';
import { firstCycleDays, nextBillingDate } from '../schedule/billing-dates.ts';
import { creditLines, creditOf } from './credit-line.ts';
import { consultationFee } from './fees.ts';
import { linesTotal } from './invoice-line.ts';
import type { CheckoutPlan, CheckoutProduct, PlanGroup } from './plan.ts';

export interface QuoteOptions {
  readonly today: Date;
  /** How the packages of this checkout are sent. */
  readonly shipping: ShippingCharge;
  /** How later packages are sent. */
  readonly laterShipping: ShippingCharge;
  /** Null while it is unknown: prices are then without tax. */
  readonly to: TaxDestination | null;
  readonly discounts: readonly AgreedDiscount[];
  /** Cents of credit that may be used; none when left out. */
  readonly credit?: Cents;
  /** Cents for the visit, once, on approval; none when left out. */
  readonly fee?: Cents;
  readonly taxOf: TaxOf;
}

/** Amounts of the orders from a given one on, counted from the first. */
export interface PriceStep {
  readonly fromOrder: number;
  readonly amount: Cents;
}

export interface NextCharge {
  readonly groupKey: string;
  /** Null when it depends on an approval that has not happened yet. */
  readonly on: Date | null;
  /** Days from the first charge (today, or the day of approval). */
  readonly afterDays: number;
  /** What its products cost in the first order: with discounts and tax, without the shipping of the whole package. */
  readonly firstAmount: Cents;
  /** The second order. */
  readonly amount: Cents;
  /** Later amounts that differ, when a discount ends. */
  readonly laterSteps: readonly PriceStep[];
  /** Length of every later cycle. */
  readonly cycleInDays: number;
  readonly products: readonly CheckoutProduct[];
  /** Discounts of this subscription. */
  readonly discounts: readonly AgreedDiscount[];
}

export interface Quote {
  readonly today: PricedParcel;
  readonly onApproval: PricedParcel;
  readonly nextCharges: readonly NextCharge[];
  /** Cents of credit that are left after this order. */
  readonly creditLeft: Cents;
}

/** The orders, after the second, at which an amount changes because a discount has ended. */
const changesAfter = (discounts: readonly Pick<AgreedDiscount, 'cycles'>[]): readonly number[] =>
  [...new Set(discounts.flatMap(({ cycles }) => (cycles === null ? [] : [cycles + 1])))]
    .filter((order) => order > 2)
    .sort((a, b) => a - b);

/** The second order, and the later ones that differ. */
export type LaterAmounts = Pick<NextCharge, 'amount' | 'laterSteps'>;

/** What the second order costs, and the later ones that differ because a discount has ended. `amountOf`: cents of an order. */
export const laterAmounts = (
  discounts: readonly Pick<AgreedDiscount, 'cycles'>[],
  amountOf: (order: number) => Cents,
): LaterAmounts => {
  const amount = amountOf(2);
  const laterSteps = changesAfter(discounts)
    .map((fromOrder): PriceStep => ({ fromOrder, amount: amountOf(fromOrder) }))
    .filter((step, index, all) => step.amount !== (all[index - 1]?.amount ?? amount));
  return { amount, laterSteps };
};

const atOrder = ({ amount, laterSteps }: LaterAmounts, order: number): Cents =>
  laterSteps.findLast(({ fromOrder }) => fromOrder <= order)?.amount ?? amount;

/** What several subscriptions that are charged together cost, from the second order on. */
export const sumLater = (all: readonly LaterAmounts[]): LaterAmounts => {
  const at = (order: number): Cents => sumCents(all.map((one) => atOrder(one, order)));
  const orders = [...new Set(all.flatMap(({ laterSteps }) => laterSteps.map(({ fromOrder }) => fromOrder)))];
  return {
    amount: at(2),
    laterSteps: orders.sort((a, b) => a - b).map((fromOrder) => ({ fromOrder, amount: at(fromOrder) })),
  };
};

const nextCharge = (
  group: PlanGroup,
  first: { readonly lines: PricedParcel['lines']; readonly discounts: readonly AgreedDiscount[] },
  { today, laterShipping, to, taxOf }: QuoteOptions,
): NextCharge => {
  const { products, cycleInDays, needsPrescription } = group;
  const ids = products.map(({ id }) => id);
  const discounts = discountsFor(first.discounts, first.lines, ids);
  const amountOf = (order: number): Cents => {
    const lines = discountLines(products, discountsOfOrder(discounts, order), to?.state ?? '');
    return priceParcel({ products, discounts: lines, shipping: laterShipping, to }, taxOf).total;
  };
  return {
    groupKey: group.key,
    on: needsPrescription ? null : nextBillingDate(today, cycleInDays, true),
    afterDays: firstCycleDays(cycleInDays),
    firstAmount: linesTotal(first.lines.filter(({ productId }) => productId && ids.includes(productId))),
    ...laterAmounts(discounts, amountOf),
    cycleInDays,
    products,
    discounts,
  };
};

/**
 * What is charged today, what is charged if a clinician approves, and every later charge. A prescription product is
 * never in `today`: it is charged only after approval. Refills cost the full price, less lasting discounts. Credit
 * pays today's charge first, then the one on approval; the rest is shown with the charge that it lowers.
 */
export const quote = (plan: CheckoutPlan, options: QuoteOptions): Quote => {
  const { shipping, to, taxOf, discounts, credit = 0, fee = consultationFee } = options;
  const productsOf = (prescription: boolean) =>
    plan.groups
      .filter((group) => group.needsPrescription === prescription)
      .flatMap((group) => group.products);
  const otc = productsOf(false);
  const rx = productsOf(true);
  const lowered = discountLines([...otc, ...rx], discounts, to?.state ?? '');
  const parcel = (products: readonly CheckoutProduct[], fee: Cents, left: Cents): PricedParcel => {
    const own = lowered.filter((line) => products.some((product) => product.id === line.productId));
    const others = creditLines(left);
    return priceParcel({ products, discounts: own, shipping, fee, others, to }, taxOf);
  };
  const today = parcel(otc, 0, credit);
  const leftToday = credit - creditOf(today.lines);
  const onApproval = parcel(rx, fee, leftToday);

  return {
    today,
    onApproval,
    creditLeft: leftToday - creditOf(onApproval.lines),
    nextCharges: plan.groups
      .filter((group) => group.kind === 'subscription')
      .map((group) => {
        const { lines } = group.needsPrescription ? onApproval : today;
        return nextCharge(group, { lines, discounts }, options);
      })
      .sort((a, b) => Number(a.on === null) - Number(b.on === null) || a.afterDays - b.afterDays),
  };
};
