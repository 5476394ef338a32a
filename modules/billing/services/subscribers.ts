import { cartPort } from '#modules/cart/index.ts';
import { subscribe } from '#server/events/subscribe.ts';
import type { SubscriberDefinition } from '#server/module.ts';
import { billingEvents } from '../events.ts';

/** Runs after a checkout is committed. */
export const subscribers: readonly SubscriberDefinition[] = [
  subscribe(
    billingEvents.checkoutPlaced,
    'billing.emptyOrderedCart',
    (scope, order, at) => scope.use(cartPort).emptyOrdered({ ...order, at }),
    { locks: false },
  ),
];
