import { catalogueEvents } from '#modules/catalogue/index.ts';
import { subscribe } from '#server/events/subscribe.ts';
import { defineModule } from '#server/module.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';
import { refreshAll, refreshProducts } from './services/refresh-documents.ts';
import { storedData } from './stored-data.ts';

export const searchModule = defineModule({
  id: 'search',
  dependsOn: ['cart', 'catalogue', 'content'],
  storedData,
  graphql: { typeDefs, resolvers },
  seed: refreshAll,
  subscribers: [subscribe(catalogueEvents.listingChanged, 'search.listingChanged', refreshProducts)],
});
