import type { Scope } from '#server/scope.ts';
import type { BillingService, SubscriptionView } from '../index.ts';
import { customerRepository } from '../repositories/customers.ts';
import { idleAccounts } from '../repositories/idle-accounts.ts';
import { orderHistory } from '../repositories/order-history.ts';
import { orderedProducts } from '../repositories/ordered-products.ts';
import { orderRepository } from '../repositories/orders.ts';
import { type Subscription, subscriptionRepository } from '../repositories/subscriptions.ts';
import { findDuplicatesOf } from './checkout/find-duplicates.ts';
import { stopOrders } from './fulfillment/stop-orders.ts';
import { mayMerge } from './may-merge.ts';
import { planPrice } from './pricing/plan-price.ts';
import { changeProducts, mayChangeProducts } from './subscriptions/change-products.ts';
import { endProducts } from './subscriptions/end-products.ts';
import { approveVisit } from './visits/approve-visit.ts';
import { prescriptionOrder } from './visits/prescription-order.ts';
import { prescriptionRenewed } from './visits/prescription-renewed.ts';
import { releaseVisit } from './visits/release-visit.ts';
import { withdrawProducts } from './visits/withdraw-products.ts';

const view = (subscription: Subscription): SubscriptionView => ({
  id: subscription.id,
  userId: subscription.userId,
  status: subscription.status,
  needsPrescription: subscription.needsPrescription,
  cycleInDays: subscription.cycleInDays,
  nextBillingDate: subscription.nextBillingDate,
  cancellationDate: subscription.cancellationDate,
  createdAt: subscription.createdAt,
  productIds: subscription.products.map((product) => product.productId),
});

/** Prices of current and future shipments; a product that ended long ago has no valid price. */
const agreedPrices = (subscriptions: readonly Subscription[]): ReadonlyMap<number, number> =>
  new Map(
    subscriptions
      .filter(({ status }) => status !== 'canceled' && status !== 'incomplete_expired')
      .flatMap(({ products }) => products.map(({ productId, price }) => [productId, price] as const)),
  );

/** Billing for the clinical modules. */
export const billingService = (scope: Scope): BillingService => ({
  approveVisit: (actor, input) => approveVisit(scope, actor, input),
  releaseVisit: (actor, input) => releaseVisit(scope, actor, input),
  withdrawProducts: (actor, input) => withdrawProducts(scope, actor, input),
  prescriptionOrder: (checkoutId) => prescriptionOrder(scope, checkoutId),
  prescriptionRenewed: (actor, userId) => prescriptionRenewed(scope, actor, userId),
  endProducts: (actor, input) => endProducts(scope, actor, input),
  stopOrders: (actor, input) => stopOrders(scope, actor, input),
  changeProducts: (actor, change) => changeProducts(scope, actor, change),
  mayChangeProducts: (change) => mayChangeProducts(scope, change),
  subscriptions: async (userId) => (await subscriptionRepository(scope.db).ofUser(userId)).map(view),
  lockPerson: (userId) => customerRepository(scope.db).lock(userId),
  idleAccounts: (userIds) => idleAccounts(scope.db, userIds),
  mayMerge: (goneId, keptId) => mayMerge(scope, goneId, keptId),
  findDuplicates: (userId) => findDuplicatesOf(scope, userId),
  orderedProducts: (userId) => orderedProducts(scope.read, userId),
  orderHistory: (userId) => orderHistory(scope.read, userId),
  patientOfOrder: (number) => orderRepository(scope.db).patientOf(number),
  agreedPrices: async (userId) => agreedPrices(await subscriptionRepository(scope.db).ofUser(userId)),
  planPrice: (plan) => planPrice(scope, plan),
});
