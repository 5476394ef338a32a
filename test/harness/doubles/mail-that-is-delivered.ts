import type { MailService } from '#server/ports/mail.ts';

/** A mail server that accepts everything and keeps nothing. */
export const mailThatIsDelivered: MailService = {
  send: async ({ id }) => ({ kind: 'accepted', providerId: `250 ${id}` }),
};
