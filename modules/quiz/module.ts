import { systemActor } from '#server/actor.ts';
import { defineModule } from '#server/module.ts';
import { provide } from '#server/scope.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';
import { quizPort, quizSetPort } from './index.ts';
import { quizService } from './services/quiz.ts';
import { expireSets, quizSetService } from './services/sets.ts';

export const quizModule = defineModule({
  id: 'quiz',
  dependsOn: ['account', 'analytics', 'billing', 'cart', 'catalogue'],
  provides: [provide(quizPort, quizService), provide(quizSetPort, quizSetService)],
  graphql: { typeDefs, resolvers },
  sweeps: [{ id: 'quiz.expireSets', run: expireSets }],
  subscribers: [
    {
      id: 'quiz.adoptLead',
      event: 'account.lead_claimed',
      handle: (scope, event) =>
        scope
          .use(quizPort)
          .adoptLead(systemActor, String(event.payload.leadId), String(event.payload.userId)),
    },
  ],
});
