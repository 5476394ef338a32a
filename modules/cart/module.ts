import { accountEvents } from '#modules/account/index.ts';
import { subscribe } from '#server/events/subscribe.ts';
import { defineModule } from '#server/module.ts';
import { provide } from '#server/scope.ts';
import { shopPages } from './data/product-pages/shop-pages.ts';
import { cartForms } from './forms/cart-forms.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';
import { cartPort, productPagesPort } from './index.ts';
import { savedCartRepository } from './repositories/saved-carts.ts';
import { cartService } from './services/save-cart.ts';
import { storedData } from './stored-data.ts';

/** The cart is kept in the browser; the server knows its rules and prices, and saves a copy. */
export const cartModule = defineModule({
  id: 'cart',
  dependsOn: ['account', 'analytics', 'catalogue'],
  storedData,
  provides: [provide(cartPort, cartService), provide(productPagesPort, () => shopPages)],
  graphql: { typeDefs, resolvers },
  forms: cartForms,
  subscribers: [
    subscribe(accountEvents.leadClaimed, 'cart.adoptLead', (scope, { leadId, userId }) =>
      savedCartRepository(scope.db).adopt(leadId, userId),
    ),
  ],
});
