import { defineModule } from '#server/module.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';
import { followFlags } from './services/follow-flags.ts';
import { storedData } from './stored-data.ts';

/** What operators look at daily, over the whole product, and people by part of their name. Its only table is what was seen of flags. */
export const operationsModule = defineModule({
  id: 'operations',
  dependsOn: ['account', 'billing', 'consultation', 'mail', 'support'],
  graphql: { typeDefs, resolvers },
  sweeps: [followFlags],
  storedData,
});
