import type { TextMessages } from '../ports/text-messages.ts';

/** Where no provider is configured. */
export const noTextMessages: TextMessages = {
  isOn: false,
  send: async () => ({ kind: 'not_sent', reason: 'no provider' }),
  readReport: async () => null,
  readReply: async () => null,
};
