import { sumCents } from '#kernel/money.ts';
import type { Product } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import { sumLater } from '../../domain/checkout/quote.ts';
import type { RecurringProduct, RefillPrice, RefillPrices, WantedRefill } from '../../otc-changes-port.ts';
import {
  type AgreedProduct,
  type Subscription,
  subscriptionRepository,
} from '../../repositories/subscriptions.ts';
import { agreedProduct } from '../checkout/create-purchase.ts';
import { priceLater, priceRefills, type Refilled } from './refill-lines.ts';
import { goingOn, refillInPlaceOf } from './remaining-discounts.ts';

const ended: readonly Subscription['status'][] = ['canceled', 'incomplete_expired', 'incomplete'];

const goesOn = ({ status }: Subscription): boolean => !ended.includes(status);

const ships = ({ products }: Pick<Subscription, 'products'>, ids: readonly number[]): boolean =>
  products.some(({ productId }) => ids.includes(productId));

const nothing: RefillPrice = { amount: 0, later: { amount: 0, laterSteps: [] } };

/** Over-the-counter products and prescriptions are billed separately. */
const parcelsOf = (products: readonly AgreedProduct[]): readonly (readonly AgreedProduct[])[] =>
  [true, false]
    .map((isRx) => products.filter(({ needsPrescription }) => needsPrescription === isRx))
    .filter(({ length }) => length > 0);

/** The products of subscriptions that have not ended. */
const recurring = (running: readonly Subscription[]): readonly RecurringProduct[] =>
  running.flatMap(({ products, cycleInDays, nextBillingDate }) =>
    products.map((product): RecurringProduct => ({ ...product, cycleInDays, nextBillingDate })),
  );

/** See `OtcChanges.recurringProducts`. */
export const recurringProducts = async (scope: Scope, userId: string): Promise<readonly RecurringProduct[]> =>
  recurring((await subscriptionRepository(scope.db).ofUser(userId)).filter(goesOn));

/** See `OtcChanges.refillPrices`. */
export const refillPrices = async (
  scope: Scope,
  userId: string,
  products: readonly Product[],
  wantedOf: (current: readonly RecurringProduct[]) => readonly WantedRefill[],
): Promise<RefillPrices> => {
  const running = (await subscriptionRepository(scope.db).ofUser(userId)).filter(goesOn);
  const current = recurring(running);
  const wanted = wantedOf(current);
  const [first] = running;
  if (!first) return { current, prices: wanted.map(() => nothing) };
  const agreed = new Map<number, AgreedProduct>([
    ...products.map((product) => [product.id, agreedProduct(product)] as const),
    ...running.flatMap((one) => one.products.map((product) => [product.productId, product] as const)),
  ]);
  const daysOf = ({ productId }: AgreedProduct): number | undefined =>
    products.find(({ id }) => id === productId)?.supplyInDays;
  /** The subscription that new products would join: of the same kind and cadence. */
  const joinedBy = ([one]: readonly AgreedProduct[]): Subscription | undefined =>
    one &&
    running.find(
      ({ needsPrescription, cycleInDays }) =>
        needsPrescription === one.needsPrescription && cycleInDays === daysOf(one),
    );
  const refillOf = (parcel: readonly AgreedProduct[], inPlaceOf: number | null): Refilled => {
    const mine = inPlaceOf === null ? parcel.map(({ productId }) => productId) : [inPlaceOf];
    const host = running.find((one) => ships(one, mine)) ?? joinedBy(parcel);
    if (!host) return { ...first, products: parcel, discounts: [], shippingMethod: 'standard' };
    return inPlaceOf === null || ships({ products: parcel }, [inPlaceOf])
      ? { ...host, products: parcel }
      : refillInPlaceOf(host, parcel);
  };
  const refills = wanted.map(({ productIds, inPlaceOf }) =>
    parcelsOf(productIds.flatMap((id) => agreed.get(id) ?? [])).map((parcel) => refillOf(parcel, inPlaceOf)),
  );
  const asked = refills.flat();
  const priced = await priceRefills(scope, asked);
  const later = await priceLater(
    scope,
    asked.map((refill) => ({ ...refill, discounts: goingOn(refill) })),
  );
  let at = 0;
  const prices = refills.map((parcels): RefillPrice => {
    const from = at;
    at += parcels.length;
    return {
      amount: sumCents(priced.slice(from, at).map(({ total }) => total)),
      later: sumLater(later.slice(from, at)),
    };
  });
  return { current, prices };
};
