import { defineModule } from '#server/module.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';

/** What operators look at daily, over the whole product, and people by part of their name. It has no tables. */
export const operationsModule = defineModule({
  id: 'operations',
  dependsOn: ['account', 'billing', 'consultation', 'mail', 'support'],
  graphql: { typeDefs, resolvers },
});
