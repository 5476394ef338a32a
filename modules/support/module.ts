import { defineModule } from '#server/module.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';
import { refusedEmailSubscribers } from './services/refused-emails.ts';
import { sweeps } from './services/sweeps.ts';
import { storedData } from './stored-data.ts';

export const supportModule = defineModule({
  id: 'support',
  dependsOn: ['account', 'mail', 'billing', 'message'],
  storedData,
  graphql: { typeDefs, resolvers },
  subscribers: refusedEmailSubscribers,
  sweeps,
});
