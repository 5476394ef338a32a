import { defineModule } from '#server/module.ts';
import { POSTMARK_PATH, SES_PATH } from '#server/ports/mail.ts';
import { provide } from '#server/scope.ts';
import { mailEvents } from './events.ts';
import { resolvers } from './graphql/resolvers.ts';
import { typeDefs } from './graphql/schema.ts';
import { postmarkRouter } from './http/postmark-router.ts';
import { sesRouter } from './http/ses-router.ts';
import { outboxPort } from './index.ts';
import { mailMetrics } from './repositories/metrics.ts';
import { outbox } from './services/outbox.ts';
import { sendJob, sendWaiting } from './services/send-mail.ts';
import { storedData } from './stored-data.ts';

const provider = { access: 'public', rate: 'none', raw: true } as const;

export const mailModule = defineModule({
  id: 'mail',
  dependsOn: [],
  graphql: { typeDefs, resolvers },
  metrics: mailMetrics,
  storedData,
  events: mailEvents,
  provides: [provide(outboxPort, outbox)],
  jobs: [sendJob],
  sweeps: [sendWaiting],
  http: [
    { path: POSTMARK_PATH, ...provider, router: postmarkRouter },
    { path: SES_PATH, ...provider, router: sesRouter },
  ],
});
