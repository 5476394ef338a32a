import { defineModule } from '#server/module.ts';
import { REPLIES_PATH, REPORTS_PATH } from '#server/ports/text-messages.ts';
import { provide } from '#server/scope.ts';
import { textMessageEvents } from './events.ts';
import { repliesRouter, reportsRouter } from './http/provider-router.ts';
import { textOutboxPort } from './index.ts';
import { textOutbox } from './services/outbox.ts';
import { sendTextJob, sendWaitingTexts } from './services/send-text.ts';
import { storedData } from './stored-data.ts';

const provider = { access: 'public', rate: 'none', raw: true } as const;

export const textMessageModule = defineModule({
  id: 'text-message',
  dependsOn: ['mail'],
  storedData,
  events: textMessageEvents,
  provides: [provide(textOutboxPort, textOutbox)],
  jobs: [sendTextJob],
  sweeps: [sendWaitingTexts],
  http: [
    { path: REPORTS_PATH, router: reportsRouter, ...provider },
    { path: REPLIES_PATH, router: repliesRouter, ...provider },
  ],
});
