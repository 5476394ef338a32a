import { z } from 'zod';
import { defineEvent } from '#server/events/event.ts';

export const renewalEvents = {
  submitted: defineEvent(
    'renewal.submitted',
    z.object({ userId: z.string(), renewalId: z.string(), consultationId: z.string() }),
  ),
};
