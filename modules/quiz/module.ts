import { accountEvents } from '#modules/account/index.ts';
import { systemActor } from '#server/actor.ts';
import { subscribe } from '#server/events/subscribe.ts';
import { defineModule } from '#server/module.ts';
import { provide } from '#server/scope.ts';
import { quizForms } from './forms/quiz-forms.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';
import { quizPort, quizSetPort } from './index.ts';
import { quizService } from './services/quiz.ts';
import { expireSets, quizSetService } from './services/sets.ts';
import { storedData } from './stored-data.ts';

export const quizModule = defineModule({
  id: 'quiz',
  dependsOn: ['account', 'analytics', 'billing', 'cart', 'catalogue'],
  storedData,
  provides: [provide(quizPort, quizService), provide(quizSetPort, quizSetService)],
  graphql: { typeDefs, resolvers },
  forms: quizForms,
  sweeps: [expireSets],
  subscribers: [
    subscribe(accountEvents.leadClaimed, 'quiz.adoptLead', (scope, { leadId, userId }) =>
      scope.use(quizPort).adoptLead(systemActor, leadId, userId),
    ),
  ],
});
