import { formatDate } from '#kernel/dates.ts';
import { type Cents, formatMoney } from '#kernel/money.ts';
import { badInput, type FieldProblem, ok, type Result } from '#kernel/result.ts';
import type { Product } from '#modules/catalogue/index.ts';

/** A product at its agreed price. */
export interface PricedProduct {
  readonly productId: number;
  readonly name: string;
  readonly drugType: string;
  readonly price: number;
  readonly needsPrescription: boolean;
}

/** An active subscription: its next charge is set. */
export interface ActiveSubscription {
  readonly id: string;
  readonly needsPrescription: boolean;
  readonly cycleInDays: number;
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
  /** Products for which the patient has no subscription of the same cadence. */
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
 * Decides where over-the-counter products go: into an active subscription of the same cadence, else to checkout.
 * A product to add that ships already is skipped (S5.3), and so is a product to stop that does not ship.
 * BAD_USER_INPUT for a product that needs a prescription, cannot be ordered, is not sold in the destination state,
 * or must not be combined with something the patient keeps.
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
    else if (clash) problem('addProductIds', `${name} and ${clash} are not taken together. Choose one.`);
  }

  const hostOf = (product: Product): ActiveSubscription | undefined =>
    running.find(
      ({ needsPrescription, cycleInDays, shipToState }) =>
        !needsPrescription &&
        cycleInDays === product.supplyInDays &&
        !product.unavailableStates.includes(shipToState),
    );
  if (problems.length > 0) return badInput(problems);
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
    toBuy: fresh.filter((product) => !hostOf(product)),
  });
};

const sameProducts = (before: readonly PricedProduct[], after: readonly PricedProduct[]): boolean =>
  before.length === after.length && before.every((product) => after.includes(product));

/** Cents of the next charge, with discounts, shipping and tax, before and after a change. */
export interface ChangedAmount {
  readonly before: Cents;
  readonly after: Cents;
}

/**
 * The text beside the checkbox: every charge that includes something new. Empty when nothing is added. `amounts`: by the id of
 * the subscription.
 */
export const otcConsentText = ({ changed }: OtcPlan, amounts: ReadonlyMap<string, ChangedAmount>): string => {
  const grown = changed.filter(({ subscription, products }) =>
    products.some((product) => !subscription.products.includes(product)),
  );
  if (grown.length === 0) return '';
  const charges = grown.map(
    ({ subscription, products }) =>
      `${formatMoney(amounts.get(subscription.id)?.after ?? 0)} instead of ${formatMoney(amounts.get(subscription.id)?.before ?? 0)} for ${products
        .map(({ name }) => name)
        .join(
          ' and ',
        )} on ${formatDate(subscription.nextBillingDate)}, then every ${subscription.cycleInDays} days`,
  );
  return `I agree that my card is charged until I cancel: ${charges.join('; ')}. I am reminded 7 days before each charge. I can cancel online at any time, at once and free of charge.`;
};
