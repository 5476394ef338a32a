import { type Cents, sumCents } from '#kernel/money.ts';
import type { Product } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import { hostsOf } from '../../domain/changed-plan.ts';
import { type Subscription, subscriptionRepository } from '../../repositories/subscriptions.ts';
import { agreedProduct } from '../checkout/create-purchase.ts';
import { priceRefills } from '../subscriptions/refill-lines.ts';
import { refillInPlaceOf } from '../subscriptions/remaining-discounts.ts';

const hasEnded: readonly Subscription['status'][] = ['canceled', 'incomplete_expired', 'incomplete'];

/**
 * What one shipment of prescription products costs a patient who has others: as part of the subscriptions that they
 * would ship with, at their discounts and to their addresses. `from`: the products that they replace, where that is
 * known. Null without a subscription to prescription products.
 */
export const priceInPlan = async (
  scope: Scope,
  userId: string,
  products: readonly Product[],
  from: readonly number[],
): Promise<Cents | null> => {
  const running = (await subscriptionRepository(scope.db).ofUser(userId)).filter(
    ({ status, needsPrescription }) => needsPrescription && !hasEnded.includes(status),
  );
  const replaced = running.find((one) => one.products.some(({ productId }) => from.includes(productId)));
  const first = replaced ?? running[0];
  if (!first) return null;
  const ids = products.map(({ id }) => id);
  const { changed, opened } = hostsOf(
    running,
    from.filter((id) => !ids.includes(id)),
    products.map((product) => ({ ...agreedProduct(product), supplyInDays: product.supplyInDays })),
  );
  const hosts = running.map((one) => ({
    ...one,
    products: (changed.find(({ id }) => id === one.id) ?? one).products.filter(({ productId }) =>
      ids.includes(productId),
    ),
  }));
  const prices = await priceRefills(scope, [
    ...hosts.filter((one) => one.products.length > 0),
    ...opened.map((plan) => refillInPlaceOf(first, plan.products)),
  ]);
  return sumCents(prices.map(({ total }) => total));
};
