import type { ConsentText } from './consent-text.ts';

const version = '2026-12';

/** What the ledger stores when texts were ended by a reply, or by what the provider says about one. */
export const repliedStop = {
  reply: { id: 'reply.stop', version, text: 'STOP, sent by text message from the number of the account.' },
  provider: {
    id: 'reply.stop_at_provider',
    version,
    text: 'The provider of text messages says that the number of the account replied STOP.',
  },
} as const satisfies Readonly<Record<string, Omit<ConsentText, 'type'>>>;

/** What the ledger stores when a number that replied STOP wants reminders and deliveries again. */
export const repliedStart: ConsentText = {
  id: 'reply.start',
  type: 'sms_care',
  version,
  text: 'START, sent by text message from the number of the account.',
};
