import { defineModule } from '#server/module.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';
import { clockRouter } from './http/clock-router.ts';

/** Parts that only a demo needs: an adjustable clock and the design system page. All refuse to work in production. */
export const demoModule = defineModule({
  id: 'demo',
  dependsOn: [],
  graphql: { typeDefs, resolvers },
  http: [{ path: '/api/demo/clock', access: 'public', rate: 'strict', router: clockRouter }],
});
