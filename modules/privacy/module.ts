import { defineModule } from '#server/module.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';

/** What a visitor lets us share with third parties: the question, the choice, and its record. */
export const privacyModule = defineModule({
  id: 'privacy',
  dependsOn: ['account'],
  graphql: { typeDefs, resolvers },
});
