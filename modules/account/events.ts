import { z } from 'zod';
import { defineEvent } from '#server/events/event.ts';

export const accountEvents = {
  signedUp: defineEvent('account.signed_up', z.object({ userId: z.string() })),
  /** What a visitor left with us under a lead id belongs to a person from now on. */
  leadClaimed: defineEvent('account.lead_claimed', z.object({ userId: z.string(), leadId: z.string() })),
};
