import { accountPort } from '#modules/account/index.ts';
import { cataloguePort, type Product } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import type { AgreedDiscount } from '../../domain/pricing/discount.ts';
import type { PricedParcel } from '../../domain/pricing/price-parcel.ts';
import type { AgreedProduct, ShipTo, Subscription } from '../../repositories/subscriptions.ts';
import { priceRefills, type Refilled } from '../subscriptions/refill-lines.ts';

/** An ended subscription as it would continue today. */
export interface Restarted {
  readonly catalogue: readonly Product[];
  /** At today's prices: the agreed prices ended with the subscription. */
  readonly products: readonly AgreedProduct[];
  /** Where the patient lives now. */
  readonly shipTo: ShipTo;
}

/** Null when one of its products is not sold any more. */
export const restartedOf = async (
  scope: Scope,
  { userId, products, shipTo }: Subscription,
): Promise<Restarted | null> => {
  const catalogue = await scope.use(cataloguePort).productsByIds(products.map(({ productId }) => productId));
  const { address = null } = (await scope.use(accountPort).person(userId)) ?? {};
  const priced = products.flatMap((product) => {
    const current = catalogue.find(({ id }) => id === product.productId);
    return current ? [{ ...product, price: current.price }] : [];
  });
  return priced.length < products.length
    ? null
    : { catalogue, products: priced, shipTo: address ? { ...shipTo, address } : shipTo };
};

/** The first package and each one after the discount, with shipping and tax. */
export const priceRestarted = async (
  scope: Scope,
  { shippingMethod }: Pick<Subscription, 'shippingMethod'>,
  { products, shipTo }: Restarted,
  discount: AgreedDiscount,
): Promise<{ readonly first: PricedParcel; readonly later: PricedParcel }> => {
  const refill: Refilled = { products, shipTo, shippingMethod, discounts: [] };
  const [first, later] = await priceRefills(scope, [
    { ...refill, discounts: [{ ...discount, used: 0 }] },
    refill,
  ]);
  const none: PricedParcel = { lines: [], total: 0 };
  return { first: first ?? none, later: later ?? none };
};
