import { defineModule } from '#server/module.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';
import { alertEmergencies } from './services/alert-emergencies.ts';

/** The way in: everything a visitor tells us before there is a visit, and patients who moved to another state. */
export const startModule = defineModule({
  id: 'start',
  dependsOn: ['account', 'billing', 'catalogue', 'consultation', 'eligibility', 'prescription', 'quiz'],
  graphql: { typeDefs, resolvers },
  sweeps: [{ id: 'start.alertEmergencies', run: alertEmergencies }],
});
