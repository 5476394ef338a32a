import { defineModule } from '#server/module.ts';
import { provide } from '#server/scope.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';
import { analyticsPort } from './index.ts';
import { analyticsService } from './services/analytics.ts';
import { forward, gatherToForward } from './services/forward.ts';
import { retain } from './services/retain.ts';
import { storedData } from './stored-data.ts';

export const analyticsModule = defineModule({
  id: 'analytics',
  dependsOn: ['privacy'],
  storedData,
  provides: [provide(analyticsPort, analyticsService)],
  graphql: { typeDefs, resolvers },
  jobs: [forward],
  sweeps: [gatherToForward, retain],
});
