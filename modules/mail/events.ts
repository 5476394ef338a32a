import { z } from 'zod';
import { defineEvent } from '#server/events/event.ts';

export const mailEvents = {
  /** A mail server does not deliver to this person's address, and did before. */
  addressRefused: defineEvent('mail.address_refused', z.object({ userId: z.string(), mailId: z.string() })),
  /** An address that was refused before takes email again. */
  addressAccepted: defineEvent('mail.address_accepted', z.object({ userId: z.string() })),
  /** The recipient called an email spam, or unsubscribed at the email provider. */
  complained: defineEvent('mail.complained', z.object({ userId: z.string() })),
};
