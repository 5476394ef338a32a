import { careRequestsPort } from '#modules/quiz/index.ts';
import { defineModule } from '#server/module.ts';
import { provide } from '#server/scope.ts';
import { messageEvents } from './events.ts';
import { messageForms } from './forms/message-forms.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';
import { attachmentRead, attachmentUpload } from './http/attachment-router.ts';
import { messagePort } from './index.ts';
import { careRequestsService } from './services/care-requests.ts';
import { messageService } from './services/message-service.ts';
import { sweeps } from './services/sweeps.ts';
import { storedData } from './stored-data.ts';

const attachments = '/messages/attachments';

export const messageModule = defineModule({
  id: 'message',
  dependsOn: ['account', 'catalogue', 'eligibility', 'quiz'],
  storedData,
  events: messageEvents,
  provides: [provide(messagePort, messageService), provide(careRequestsPort, careRequestsService)],
  graphql: { typeDefs, resolvers },
  forms: messageForms,
  http: [
    { path: attachments, access: 'login', rate: 'normal', router: attachmentRead },
    { path: attachments, access: 'login', rate: 'strict', router: attachmentUpload },
  ],
  sweeps,
});
