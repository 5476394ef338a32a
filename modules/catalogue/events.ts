import { z } from 'zod';
import { defineEvent } from '#server/events/event.ts';

export const catalogueEvents = {
  /** An operator changed prices, texts or states of a listing. */
  listingChanged: defineEvent('catalogue.listingChanged', z.object({ listingId: z.string() })),
};
