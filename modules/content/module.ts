import { defineModule } from '#server/module.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';

export const contentModule = defineModule({
  id: 'content',
  dependsOn: ['billing', 'catalogue', 'start'],
  graphql: { typeDefs, resolvers },
});
