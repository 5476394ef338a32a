import { defineModule } from '#server/module.ts';
import { provide } from '#server/scope.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';
import { cartPort } from './index.ts';
import { savedCartRepository } from './repositories/saved-carts.ts';
import { cartService } from './services/save-cart.ts';

/** The cart is kept in the browser; the server knows its rules and prices, and saves a copy. */
export const cartModule = defineModule({
  id: 'cart',
  dependsOn: ['account', 'analytics', 'catalogue'],
  provides: [provide(cartPort, cartService)],
  graphql: { typeDefs, resolvers },
  subscribers: [
    {
      id: 'cart.adoptLead',
      event: 'account.lead_claimed',
      handle: (scope, { payload }) =>
        savedCartRepository(scope.db).adopt(String(payload.leadId), String(payload.userId)),
    },
  ],
});
