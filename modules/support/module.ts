import { defineModule } from '#server/module.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';
import { sweeps } from './services/sweeps.ts';

export const supportModule = defineModule({
  id: 'support',
  dependsOn: ['account', 'billing', 'message'],
  graphql: { typeDefs, resolvers },
  sweeps,
});
