import type { TextMessages } from '#server/ports/text-messages.ts';

/** A provider of text messages that accepts everything and keeps nothing. */
export const textsThatAreAccepted: TextMessages = {
  isOn: true,
  send: async ({ id }) => ({ kind: 'accepted', providerId: `SM${id}` }),
  readReport: async () => null,
  readReply: async () => null,
};
