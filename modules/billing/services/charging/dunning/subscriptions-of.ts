import type { Scope } from '#server/scope.ts';
import type { CustomerOrder } from '../../../repositories/orders.ts';
import { type Subscription, subscriptionRepository } from '../../../repositories/subscriptions.ts';

/** The subscriptions of what is left in an order. */
export const subscriptionsOf = (tx: Scope, { lines }: CustomerOrder): Promise<Subscription[]> =>
  subscriptionRepository(tx.db).byIds([
    ...new Set(lines.flatMap((line) => (line.subscriptionId && !line.canceled ? [line.subscriptionId] : []))),
  ]);
