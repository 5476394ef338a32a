import { orRefuse } from '#kernel/all-or-nothing.ts';
import type { Cents } from '#kernel/money.ts';
import { fail } from '#kernel/result.ts';
import { type Address, accountPort } from '#modules/account/index.ts';
import type { Product } from '#modules/catalogue/index.ts';
import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { planAgreement } from '../../domain/plan-price/plan-agreement.ts';
import { planPriceOf } from '../../domain/plan-price/plan-price.ts';
import type { TaxDestination } from '../../domain/pricing/tax.ts';
import { billingEvents } from '../../events.ts';
import type { AgreedAmount } from '../../index.ts';
import type { Checkout } from '../../repositories/checkouts.ts';
import { discountRepository } from '../../repositories/discounts.ts';
import type { StoredOrderLine } from '../../repositories/orders.ts';
import { visitCheckoutRepository } from '../../repositories/visit-checkouts.ts';
import { addFirstOrder, addSubscription, agreedProduct, orderLine } from '../checkout/create-purchase.ts';
import { type PricedCart, priceProducts } from '../checkout/price-cart.ts';

/** Cents of the visit's fee that the first order of a plan adds; 0 when it was charged before, or there is none. */
const feeOfPlan = async (scope: Scope, checkoutId: string | null): Promise<Cents> => {
  const visit = checkoutId ? await visitCheckoutRepository(scope.db).find(checkoutId) : null;
  return visit?.feeWhen === 'plan' ? visit.fee : 0;
};

/**
 * The price of the first order of a plan in a visit that began without one: with the discounts and the credit that the patient
 * has, to where they live, as a checkout would. Throws TaxUnavailable.
 */
export const priceFirstOrder = async (
  scope: Scope,
  { userId, checkoutId, to }: { userId: string; checkoutId: string | null; to: TaxDestination | null },
  products: readonly Product[],
): Promise<PricedCart & { readonly fee: Cents }> => {
  const fee = await feeOfPlan(scope, checkoutId);
  const priced = await priceProducts(scope, products, { to, userId, checkoutId, fee });
  return { ...priced, fee };
};

/** Where a patient's packages go who has no order yet; null while it is unknown. */
export const addressFor = async (
  scope: Scope,
  { userId, checkout }: { readonly userId: string; readonly checkout: Checkout | null },
): Promise<Address | null> =>
  (await scope.use(accountPort).person(userId))?.address ?? checkout?.shipping.address ?? null;

/** Under the lock of the person. Uses of a discount are counted again under its own lock, as at checkout. */
const lockedPrice = async (
  tx: Scope,
  { userId, id: checkoutId }: Checkout,
  to: Address,
  products: readonly Product[],
) => {
  const terms = { userId, checkoutId, to };
  const { discounts } = await priceFirstOrder(tx, terms, products);
  await discountRepository(tx.db).lock(discounts.map(({ discountId }) => discountId));
  return priceFirstOrder(tx, terms, products);
};

/**
 * The first order of the plan that the patient accepted in a visit without one: it goes where the patient lives now, at the
 * prices of the plan. CONFLICT on `shownTexts` when it costs another amount than the patient agreed to.
 */
export const orderForPlan = async (
  tx: Scope,
  checkout: Checkout,
  { products, agreed }: { readonly products: readonly Product[]; readonly agreed: AgreedAmount | undefined },
): Promise<void> => {
  const { userId, id: checkoutId, shipping } = checkout;
  const address = (await addressFor(tx, { userId, checkout })) ?? shipping.address;
  const person = await tx.use(accountPort).person(userId);
  const name = [person?.firstName ?? shipping.firstName, person?.lastName ?? shipping.lastName];
  const shipTo = { recipient: name.join(' '), address };
  const { quote, plan, fee } = await lockedPrice(tx, checkout, address, products);
  const { lines, total } = quote.onApproval;
  if (agreed && agreed.amount !== total) orRefuse(otherPrice);
  const orderLines: StoredOrderLine[] = [];
  for (const group of plan.groups) {
    const own = group.products.map(agreedProduct);
    const discounts = quote.nextCharges.find(({ groupKey }) => groupKey === group.key)?.discounts ?? [];
    const subscription = { userId, checkoutId, shipTo, group, products: own, discounts };
    const subscriptionId =
      group.kind === 'subscription' ? await addSubscription(tx, systemActor, subscription) : null;
    orderLines.push(...own.map((product) => orderLine(product, subscriptionId)));
  }
  await addFirstOrder(tx, systemActor, {
    ...{ checkout: { ...checkout, shippingMethod: 'standard' }, kind: 'rx', shipTo, orderLines, lines },
    consentText: agreed?.text ?? planAgreement(planPriceOf(quote, fee)),
  });
  const used = [...new Set(lines.flatMap(({ discountId }) => discountId ?? []))];
  await discountRepository(tx.db).use(used, { userId, checkoutId, at: tx.clock.now() }, () => tx.ids.uuid());
  if (used.length > 0) await tx.emit(billingEvents.planOrdered, { userId, checkoutId });
};

export const otherPrice = fail(
  'CONFLICT',
  'The price of this plan has changed since you opened it, for example because you moved. Nothing was charged. Please look at it again.',
  [{ field: 'shownTexts', message: 'The price has changed. Please look at it again.' }],
);
