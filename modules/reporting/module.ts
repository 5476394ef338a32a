import { defineModule } from '#server/module.ts';
import { subscribers } from './services/subscribers.ts';

/** Counts server-side events (orders, payments, visits) in the same store as the browsers' events. */
export const reportingModule = defineModule({
  id: 'reporting',
  dependsOn: ['account', 'analytics', 'billing', 'consultation', 'offer', 'renewal'],
  subscribers,
});
