import { z } from 'zod';
import { defineEvent } from '#server/events/event.ts';

export const callEvents = {
  /** The patient did not join. The second time, the care team handles it. */
  missed: defineEvent(
    'call.missed',
    z.object({ userId: z.string(), consultationId: z.string(), misses: z.number() }),
  ),
};
