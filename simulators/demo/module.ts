import { defineModule } from '#server/module.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';
import { clockRouter } from './http/clock-router.ts';

/** What only a demonstration needs: a clock that can be moved. Everything in it refuses to work in production. */
export const demoModule = defineModule({
  id: 'demo',
  dependsOn: [],
  graphql: { typeDefs, resolvers },
  http: [{ path: '/api/demo/clock', access: 'public', rate: 'strict', router: clockRouter }],
});
