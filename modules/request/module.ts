import { defineModule } from '#server/module.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';
import { storedData } from './stored-data.ts';

/** Asking a clinician before choosing anything: from the first page to the checkout of a visit, or of a deposit. */
export const requestModule = defineModule({
  id: 'request',
  dependsOn: ['account', 'billing', 'catalogue', 'consultation', 'eligibility', 'quiz', 'start'],
  storedData,
  graphql: { typeDefs, resolvers },
});
