import { z } from 'zod';
import { defineEvent } from '#server/events/event.ts';

export const mailEvents = {
  /** A mail server does not deliver to this person's address. */
  addressRefused: defineEvent('mail.address_refused', z.object({ userId: z.string(), mailId: z.string() })),
};
