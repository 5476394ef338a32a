import { defineModule } from '#server/module.ts';
import { provide } from '#server/scope.ts';
import { callEvents } from './events.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';
import { callPort } from './index.ts';
import { callService } from './services/call-service.ts';
import { followLeave } from './services/follow-leave.ts';
import { sweeps } from './services/sweeps.ts';
import { storedData } from './stored-data.ts';

export const callModule = defineModule({
  id: 'call',
  dependsOn: ['account', 'prescription'],
  storedData,
  events: callEvents,
  provides: [provide(callPort, callService)],
  graphql: { typeDefs, resolvers },
  subscribers: [followLeave],
  sweeps,
});
