import { z } from 'zod';
import { defineEvent } from '#server/events/event.ts';

const offer = z.object({ userId: z.string(), offerId: z.string() });

export const offerEvents = {
  made: defineEvent('offer.made', offer),
  accepted: defineEvent('offer.accepted', offer),
  declined: defineEvent('offer.declined', offer),
  expired: defineEvent('offer.expired', offer),
};
