import { type Cents, sumCents } from '#kernel/money.ts';
import { cataloguePort } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import type { WantedRefill } from '../../otc-changes-port.ts';
import {
  type AgreedProduct,
  type Subscription,
  subscriptionRepository,
} from '../../repositories/subscriptions.ts';
import { agreedProduct } from '../checkout/create-purchase.ts';
import { priceRefills, type Refilled } from './refill-lines.ts';
import { refillInPlaceOf } from './remaining-discounts.ts';

const ended: readonly Subscription['status'][] = ['canceled', 'incomplete_expired', 'incomplete'];

const ships = ({ products }: Pick<Subscription, 'products'>, ids: readonly number[]): boolean =>
  products.some(({ productId }) => ids.includes(productId));

/** Over-the-counter products and prescriptions are billed apart. */
const parcelsOf = (products: readonly AgreedProduct[]): readonly (readonly AgreedProduct[])[] =>
  [true, false]
    .map((isRx) => products.filter(({ needsPrescription }) => needsPrescription === isRx))
    .filter(({ length }) => length > 0);

/** See `OtcChanges.refillPrices`. */
export const refillPrices = async (
  scope: Scope,
  userId: string,
  wanted: readonly WantedRefill[],
): Promise<readonly Cents[]> => {
  const ids = [...new Set(wanted.flatMap(({ productIds }) => productIds))];
  const [all, found] = await Promise.all([
    subscriptionRepository(scope.db).ofUser(userId),
    scope.use(cataloguePort).productsByIds(ids),
  ]);
  const running = all.filter(({ status }) => !ended.includes(status));
  const [first] = running;
  if (!first) return wanted.map(() => 0);
  const had = new Map(
    running.flatMap(({ products }) => products.map((one) => [one.productId, one] as const)),
  );
  const known = new Map(found.map((product) => [product.id, agreedProduct(product)] as const));
  const refillOf = (products: readonly AgreedProduct[], inPlaceOf: number | null): Refilled => {
    const mine = inPlaceOf === null ? products.map(({ productId }) => productId) : [inPlaceOf];
    const host = running.find((one) => ships(one, mine));
    if (!host) return { ...first, products, discounts: [], shippingMethod: 'standard' };
    return inPlaceOf === null || ships({ products }, [inPlaceOf])
      ? { ...host, products }
      : refillInPlaceOf(host, products);
  };
  const refills = wanted.map(({ productIds, inPlaceOf }) =>
    parcelsOf(productIds.flatMap((id) => had.get(id) ?? known.get(id) ?? [])).map((products) =>
      refillOf(products, inPlaceOf),
    ),
  );
  const prices = await priceRefills(scope, refills.flat());
  let at = 0;
  return refills.map((parcels) => {
    at += parcels.length;
    return sumCents(prices.slice(at - parcels.length, at).map(({ total }) => total));
  });
};
