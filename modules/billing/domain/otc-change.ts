import { formatDate } from '#kernel/dates.ts';
import { type Cents, formatMoney } from '#kernel/money.ts';
import { badInput, type FieldProblem, ok, type Result } from '#kernel/result.ts';
import type { Product } from '#modules/catalogue/index.ts';
import { everyLaterCharge } from './checkout/consent-text.ts';
import { creditSentence } from './checkout/credit-sentence.ts';
import type { LaterAmounts } from './checkout/quote.ts';

/** A product at its agreed price. */
export interface PricedProduct {
  readonly productId: number;
  readonly name: string;
  readonly drugType: string;
  readonly price: number;
  readonly needsPrescription: boolean;
}

/** A subscription whose next charge has a date: it is active, or its pause has an end. */
export interface ActiveSubscription {
  readonly id: string;
  readonly needsPrescription: boolean;
  /** Days that one shipment lasts. */
  readonly cycleInDays: number;
  /** Days between two refills. */
  readonly everyDays: number;
  readonly nextBillingDate: Date;
  readonly shipToState: string;
  readonly products: readonly PricedProduct[];
}

export interface OtcPlan {
  /** The products of each changed subscription afterwards; empty when it ends. */
  readonly changed: readonly {
    readonly subscription: ActiveSubscription;
    readonly products: readonly PricedProduct[];
  }[];
  /** Subscriptions to add, for products that replace one of another cadence, on its date. */
  readonly opened: readonly {
    readonly from: ActiveSubscription;
    readonly cycleInDays: number;
    readonly products: readonly PricedProduct[];
  }[];
  /** Products for which the patient has no subscription of the same cadence, and that replace nothing. */
  readonly toBuy: readonly Product[];
}

const agreed = (product: Product): PricedProduct => ({
  productId: product.id,
  name: product.displayedName,
  drugType: product.drugType,
  price: product.price,
  needsPrescription: product.needsPrescription,
});

const notTogether = (a: Product, productId: number): boolean =>
  a.conflictProductCollections.some(({ productIds }) => productIds.includes(productId));

/**
 * Decides where over-the-counter products go: into an active subscription of the same cadence; else into a new one,
 * when they replace a product that is stopped; else to checkout. A product to add that ships already is skipped (S5.3),
 * and so is a product to stop that does not ship. BAD_USER_INPUT for a product that needs a prescription, cannot be
 * ordered, is not sold in the destination state, or must not be combined with something the patient keeps.
 */
export const planOtcChange = (
  running: readonly ActiveSubscription[],
  add: readonly Product[],
  stop: readonly number[],
): Result<OtcPlan> => {
  const current = running.flatMap(({ products }) => products);
  const stopping = current.filter(({ productId }) => stop.includes(productId));
  const remaining = current.filter((product) => !stopping.includes(product));
  const fresh = add.filter(({ id }) => !remaining.some(({ productId }) => productId === id));
  const problems: FieldProblem[] = [];
  const problem = (field: string, message: string) => problems.push({ field, message });

  for (const { needsPrescription, name } of stopping)
    if (needsPrescription) problem('stopProductIds', `${name} is stopped by your clinician, not here.`);
  for (const [index, product] of fresh.entries()) {
    const { publicDisplayedName: name } = product;
    const clash =
      remaining.find(({ productId }) => notTogether(product, productId))?.name ??
      fresh.slice(0, index).find((other) => notTogether(product, other.id))?.publicDisplayedName;
    if (product.needsPrescription) problem('addProductIds', `${name} needs a prescription.`);
    else if (!product.userSelectable || product.supplyInDays === 0)
      problem('addProductIds', `${name} cannot be added to a plan.`);
    else if (clash) problem('addProductIds', `${name} and ${clash} cannot be taken together. Choose one.`);
  }

  const hostOf = (product: Product): ActiveSubscription | undefined =>
    running.find(
      ({ needsPrescription, cycleInDays, shipToState }) =>
        !needsPrescription &&
        cycleInDays === product.supplyInDays &&
        !product.unavailableStates.includes(shipToState),
    );
  if (problems.length > 0) return badInput(problems);
  const homeless = fresh.filter((product) => !hostOf(product));
  const fromOf = (product: Product) => replacedBy(product, running, stopping);
  return ok({
    changed: running
      .map((subscription) => ({
        subscription,
        products: [
          ...subscription.products.filter((product) => !stopping.includes(product)),
          ...fresh.filter((product) => hostOf(product) === subscription).map(agreed),
        ],
      }))
      .filter(({ subscription, products }) => !sameProducts(subscription.products, products)),
    opened: openedFor(homeless, fromOf),
    toBuy: homeless.filter((product) => !fromOf(product)),
  });
};

/** The subscription whose place a product may take: that of a similar stopped product. */
const replacedBy = (
  product: Product,
  running: readonly ActiveSubscription[],
  stopping: readonly PricedProduct[],
): ActiveSubscription | undefined => {
  const gone = stopping.find(
    ({ drugType, productId }) => drugType === product.drugType || notTogether(product, productId),
  );
  return running.find(
    ({ products, shipToState }) =>
      gone && products.includes(gone) && !product.unavailableStates.includes(shipToState),
  );
};

/** One new subscription for each cadence and each subscription that it replaces. */
const openedFor = (
  products: readonly Product[],
  fromOf: (product: Product) => ActiveSubscription | undefined,
): OtcPlan['opened'] => {
  const groups = new Map<string, OtcPlan['opened'][number]>();
  for (const product of products) {
    const from = fromOf(product);
    if (!from) continue;
    const key = `${from.id} ${product.supplyInDays}`;
    const known = groups.get(key)?.products ?? [];
    groups.set(key, { from, cycleInDays: product.supplyInDays, products: [...known, agreed(product)] });
  }
  return [...groups.values()];
};

const sameProducts = (before: readonly PricedProduct[], after: readonly PricedProduct[]): boolean =>
  before.length === after.length && before.every((product) => after.includes(product));

/** Cents of the next charge after a change and of those that follow it, with discounts, shipping and tax. */
interface AmountAfter {
  readonly after: Cents;
  readonly later: LaterAmounts;
}

/** The same with what the next charge was before the change. */
interface ChangedAmount extends AmountAfter {
  readonly before: Cents;
}

/** Prices of a plan: by the id of each changed subscription, and of each new one in order. */
export interface OtcAmounts {
  readonly changed: ReadonlyMap<string, ChangedAmount>;
  readonly opened: readonly AmountAfter[];
  /** Cents of credit that the patient has. */
  readonly credit: Cents;
}

const unpriced: ChangedAmount = { before: 0, after: 0, later: { amount: 0, laterSteps: [] } };

const namesOf = (products: readonly PricedProduct[]): string =>
  products.map(({ name }) => name).join(' and ');

/** The text beside the checkbox: every charge that includes something new. Empty when nothing is added. */
export const otcConsentText = ({ changed, opened }: OtcPlan, amounts: OtcAmounts): string => {
  const grown = changed.filter(({ subscription, products }) =>
    products.some((product) => !subscription.products.includes(product)),
  );
  if (grown.length === 0 && opened.length === 0) return '';
  const charges = grown.map(({ subscription: { id, nextBillingDate, everyDays }, products }) => {
    const { before, after, later } = amounts.changed.get(id) ?? unpriced;
    return `${formatMoney(after)} instead of ${formatMoney(before)} for ${namesOf(products)} on ${formatDate(nextBillingDate)}, then ${everyLaterCharge(after, later, everyDays)}`;
  });
  const begun = opened.map(({ from, cycleInDays, products }, index) => {
    const { after, later } = amounts.opened[index] ?? unpriced;
    return `${formatMoney(after)} for ${namesOf(products)} on ${formatDate(from.nextBillingDate)}, then ${everyLaterCharge(after, later, cycleInDays)}`;
  });
  return `I agree that my card is charged until I cancel: ${[...charges, ...begun].join('; ')}.${creditSentence(amounts.credit)} I am reminded 7 days before each charge. I can cancel online at any time, at once and free of charge.`;
};
