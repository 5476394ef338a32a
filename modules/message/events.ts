import { z } from 'zod';
import { defineEvent } from '#server/events/event.ts';

export const messageEvents = {
  sent: defineEvent(
    'message.sent',
    z.object({ userId: z.string(), messageId: z.string(), authorType: z.string() }),
  ),
};
