import { cartPort } from '#modules/cart/index.ts';
import type { SubscriberDefinition } from '#server/module.ts';
import { readCheckoutPlaced } from './checkout/read-checkout-placed.ts';

/** What follows a checkout once it is committed. */
export const subscribers: readonly SubscriberDefinition[] = [
  {
    id: 'billing.emptyOrderedCart',
    event: 'checkout.placed',
    handle: (scope, { payload, at }) =>
      scope.use(cartPort).emptyOrdered({ ...readCheckoutPlaced(payload), at }),
  },
];
