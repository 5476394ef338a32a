import type { Product } from '#modules/catalogue/index.ts';
import type { Scope } from '#server/scope.ts';
import { hostsOf } from '../../domain/changed-plan.ts';
import { freeCredit } from '../../domain/checkout/next-credit.ts';
import type { PlanPrice } from '../../domain/plan-price/plan-price.ts';
import { readCreditPlan } from '../../repositories/credits.ts';
import { everyDays, type Subscription, subscriptionRepository } from '../../repositories/subscriptions.ts';
import { agreedProduct } from '../checkout/create-purchase.ts';
import { priceLater, priceNext } from '../subscriptions/refill-lines.ts';
import { goingOn, remainingDiscounts } from '../subscriptions/remaining-discounts.ts';

const hasEnded: readonly Subscription['status'][] = ['canceled', 'incomplete_expired', 'incomplete'];

/**
 * What prescription products cost a patient who has others: as part of the subscriptions that they would ship with, at their
 * discounts and to their addresses, from the next refill on. `from`: the products that they replace, where that is known. Null
 * without a subscription to prescription products.
 */
export const priceInPlan = async (
  scope: Scope,
  userId: string,
  products: readonly Product[],
  from: readonly number[],
): Promise<PlanPrice | null> => {
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
  const hosts = [
    ...running.map((one) => {
      const after = changed.find(({ id }) => id === one.id);
      const cycleInDays = after ? one.cycleInDays : everyDays(one);
      return { ...one, products: (after ?? one).products, discounts: goingOn(one), cycleInDays };
    }),
    ...opened.map((plan) => ({ ...first, ...plan, discounts: remainingDiscounts(first) })),
  ].flatMap((one) => {
    const own = products.filter(({ id }) => one.products.some(({ productId }) => productId === id));
    return own.length > 0 ? [{ ...one, own, ids: own.map(({ id }) => id) }] : [];
  });
  const [next, later] = [await priceNext(scope, hosts), await priceLater(scope, hosts)];
  return {
    onApproval: { lines: [], total: 0 },
    isWithRefill: true,
    fee: 0,
    charges: hosts.map(({ own, cycleInDays }, index) => ({
      products: own,
      firstAmount: next[index] ?? 0,
      ...(later[index] ?? { amount: 0, laterSteps: [] }),
      cycleInDays,
      afterDays: cycleInDays,
    })),
    creditLeft: freeCredit(await readCreditPlan(scope.read, userId, scope.clock.now())),
  };
};
