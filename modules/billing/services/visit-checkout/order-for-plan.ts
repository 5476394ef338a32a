import { orRefuse } from '#kernel/all-or-nothing.ts';
import { formatMoney, sumCents } from '#kernel/money.ts';
import { fail } from '#kernel/result.ts';
import { accountPort } from '#modules/account/index.ts';
import { systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { type CheckoutProduct, planCheckout } from '../../domain/checkout/plan.ts';
import { priceParcel } from '../../domain/pricing/price-parcel.ts';
import { shippingMethodsAt } from '../../domain/pricing/shipping-methods.ts';
import type { Checkout } from '../../repositories/checkouts.ts';
import type { StoredOrderLine } from '../../repositories/orders.ts';
import { visitCheckoutRepository } from '../../repositories/visit-checkouts.ts';
import { addFirstOrder, addSubscription, agreedProduct, orderLine } from '../checkout/create-purchase.ts';
import { withTaxOf } from '../pricing/with-tax-of.ts';

/** Cents of the visit's fee that the first order of a plan adds; 0 when it was charged before, or there is none. */
export const feeOfPlan = async (scope: Scope, checkoutId: string | null): Promise<number> => {
  const visit = checkoutId ? await visitCheckoutRepository(scope.db).find(checkoutId) : null;
  return visit?.feeWhen === 'plan' ? visit.fee : 0;
};

/**
 * The first order of the plan that the patient accepted in a visit without one: it goes to the patient's current
 * address, at the prices of the plan. CONFLICT when it costs another amount than the patient agreed to.
 */
export const orderForPlan = async (
  tx: Scope,
  checkout: Checkout,
  {
    products,
    agreedTotal,
  }: {
    readonly products: readonly (CheckoutProduct & { readonly drugType: string })[];
    readonly agreedTotal: number | undefined;
  },
): Promise<void> => {
  const { userId, id: checkoutId, shipping } = checkout;
  const person = await tx.use(accountPort).person(userId);
  const address = person?.address ?? shipping.address;
  const name = [person?.firstName ?? shipping.firstName, person?.lastName ?? shipping.lastName];
  const shipTo = { recipient: name.join(' '), address };
  const fee = await feeOfPlan(tx, checkoutId);
  const method = shippingMethodsAt(tx.settings.EXPRESS_SHIPPING_CENTS).standard;
  const { lines, total } = await withTaxOf(tx, (taxOf) =>
    priceParcel({ products, discounts: [], shipping: method, fee, to: address }, taxOf),
  );
  if (agreedTotal !== undefined && agreedTotal !== total) orRefuse(otherPrice);
  const orderLines: StoredOrderLine[] = [];
  for (const group of planCheckout(products).groups) {
    const agreed = group.products.map(agreedProduct);
    const subscriptionId =
      group.kind === 'subscription'
        ? await addSubscription(tx, systemActor, {
            userId,
            checkoutId,
            shipTo,
            group,
            products: agreed,
            discounts: [],
          })
        : null;
    orderLines.push(...agreed.map((product) => orderLine(product, subscriptionId)));
  }
  const described = lines.map(({ description, amount }) => `${description}: ${formatMoney(amount)}`);
  await addFirstOrder(tx, systemActor, {
    checkout: { ...checkout, shippingMethod: 'standard' },
    kind: 'rx',
    shipTo,
    orderLines,
    lines,
    consentText: `I accept this plan. Charged now: ${described.join('; ')}; ${formatMoney(sumCents(lines.map(({ amount }) => amount)))} in all.`,
  });
};

const otherPrice = fail(
  'CONFLICT',
  'The price of this plan has changed since it was proposed, for example because you moved. Nothing was charged. Please write to your clinician, who proposes it again.',
);
