import { z } from 'zod';
import { defineEvent } from '#server/events/event.ts';

export const cartEvents = {
  /** A cart was ordered. Declared here because the cart reacts to it; billing, which depends on the cart, emits it. */
  checkoutPlaced: defineEvent(
    'checkout.placed',
    z.object({
      userId: z.string(),
      checkoutId: z.string(),
      // Older stored events name neither lead nor products.
      leadId: z.string().nullable().catch(null),
      productIds: z.array(z.number()).readonly().catch([]),
    }),
  ),
};
