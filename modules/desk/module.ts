import { defineModule } from '#server/module.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';

export const deskModule = defineModule({
  id: 'desk',
  dependsOn: [
    'account',
    'catalogue',
    'billing',
    'quiz',
    'eligibility',
    'prescription',
    'message',
    'call',
    'consultation',
  ],
  graphql: { typeDefs, resolvers },
});
