import { careRequestsPort } from '#modules/quiz/index.ts';
import { defineModule } from '#server/module.ts';
import { provide } from '#server/scope.ts';
import { messageEvents } from './events.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';
import { messagePort } from './index.ts';
import { careRequestsService } from './services/care-requests.ts';
import { messageService } from './services/message-service.ts';

export const messageModule = defineModule({
  id: 'message',
  dependsOn: ['account', 'quiz'],
  events: messageEvents,
  provides: [provide(messagePort, messageService), provide(careRequestsPort, careRequestsService)],
  graphql: { typeDefs, resolvers },
});
