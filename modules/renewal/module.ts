import { defineModule } from '#server/module.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';
import { remind } from './services/remind.ts';
import { subscribers } from './services/subscribers.ts';

export const renewalModule = defineModule({
  id: 'renewal',
  dependsOn: ['account', 'consultation', 'quiz'],
  graphql: { typeDefs, resolvers },
  subscribers,
  sweeps: [{ id: 'renewal.remind', run: remind }],
});
