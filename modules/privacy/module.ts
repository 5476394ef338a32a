import { defineModule } from '#server/module.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';

/** What a visitor lets us tell others: the question, the answer, and the record of it. */
export const privacyModule = defineModule({
  id: 'privacy',
  dependsOn: ['account'],
  graphql: { typeDefs, resolvers },
});
