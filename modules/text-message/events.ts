import { z } from 'zod';
import { defineEvent } from '#server/events/event.ts';

/** `number`: ten digits. */
const number = z.object({ number: z.string() });

export const textMessageEvents = {
  /** The number replied STOP, or the provider says that it did. */
  stopped: defineEvent('text_message.stopped', number.extend({ by: z.enum(['reply', 'provider']) })),
  /** The number replied START. */
  started: defineEvent('text_message.started', number),
};
