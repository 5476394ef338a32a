import { defineModule } from '#server/module.ts';
import { provide } from '#server/scope.ts';
import { drugFactsTexts } from './data/facts/drug-facts-texts.ts';
import { catalogueEvents } from './events.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';
import { cataloguePort, drugFactsTextsPort } from './index.ts';
import { clearProductCache } from './services/cached-products.ts';
import { catalogueService } from './services/catalogue.ts';
import { seedCatalogue } from './services/seed-catalogue.ts';
import { storedData } from './stored-data.ts';

export const catalogueModule = defineModule({
  id: 'catalogue',
  dependsOn: ['account'],
  storedData,
  events: catalogueEvents,
  provides: [provide(cataloguePort, catalogueService), provide(drugFactsTextsPort, () => drugFactsTexts)],
  graphql: { typeDefs, resolvers },
  memory: [{ channel: 'catalogue', forget: clearProductCache }],
  seed: seedCatalogue,
});
