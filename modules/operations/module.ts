import { defineModule } from '#server/module.ts';
import { siteBannersPort } from '#server/ports/outages.ts';
import { provide } from '#server/scope.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';
import { publishedBanners } from './repositories/site-banners.ts';
import { followFlags } from './services/follow-flags.ts';
import { storedData } from './stored-data.ts';

/** What operators look at daily, over the whole product, and people by part of their name. Its tables are what was seen of flags, and banners. */
export const operationsModule = defineModule({
  id: 'operations',
  dependsOn: ['account', 'billing', 'consultation', 'mail', 'support'],
  graphql: { typeDefs, resolvers },
  provides: [provide(siteBannersPort, ({ read }) => ({ published: () => publishedBanners(read) }))],
  sweeps: [followFlags],
  storedData,
});
