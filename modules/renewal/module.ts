import { defineModule } from '#server/module.ts';
import { renewalEvents } from './events.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';
import { alertEmergencies } from './services/alert-emergencies.ts';
import { remind } from './services/remind.ts';
import { subscribers } from './services/subscribers.ts';

export const renewalModule = defineModule({
  id: 'renewal',
  dependsOn: ['account', 'analytics', 'billing', 'consultation', 'eligibility', 'prescription', 'quiz'],
  events: renewalEvents,
  graphql: { typeDefs, resolvers },
  subscribers,
  sweeps: [
    { id: 'renewal.alertEmergencies', run: alertEmergencies },
    { id: 'renewal.remind', run: remind },
  ],
});
