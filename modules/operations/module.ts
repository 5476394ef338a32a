import { defineModule } from '#server/module.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';

/** What operators look at daily, over the whole product. It has no tables and names no patient. */
export const operationsModule = defineModule({
  id: 'operations',
  dependsOn: ['billing', 'consultation'],
  graphql: { typeDefs, resolvers },
});
