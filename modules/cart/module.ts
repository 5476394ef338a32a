import { defineModule } from '#server/module.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';

/** The cart lives with the visitor; the server knows its rules and its prices. */
export const cartModule = defineModule({
  id: 'cart',
  dependsOn: ['catalogue'],
  graphql: { typeDefs, resolvers },
});
