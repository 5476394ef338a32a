import { accountEvents } from '#modules/account/index.ts';
import { subscribe } from '#server/events/subscribe.ts';
import { defineModule } from '#server/module.ts';
import { provide } from '#server/scope.ts';
import { cartEvents } from './events.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';
import { cartPort } from './index.ts';
import { savedCartRepository } from './repositories/saved-carts.ts';
import { cartService, clearOrderedCart } from './services/save-cart.ts';

/** The cart lives with the visitor; the server knows its rules and its prices, and remembers what is in it. */
export const cartModule = defineModule({
  id: 'cart',
  dependsOn: ['account', 'analytics', 'catalogue'],
  events: cartEvents,
  provides: [provide(cartPort, cartService)],
  graphql: { typeDefs, resolvers },
  subscribers: [
    subscribe(accountEvents.leadClaimed, 'cart.adoptLead', (scope, { leadId, userId }) =>
      savedCartRepository(scope.db).adopt(leadId, userId),
    ),
    subscribe(cartEvents.checkoutPlaced, 'cart.emptyOrdered', (scope, order, at) =>
      clearOrderedCart(scope, { ...order, at }),
    ),
  ],
});
