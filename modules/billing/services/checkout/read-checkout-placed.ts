import { z } from 'zod';

const placed = z.object({
  userId: z.string(),
  leadId: z.string().nullable().catch(null),
  productIds: z.array(z.number()).catch([]),
});

/** What the event `checkout.placed` says; an older one names neither lead nor products. */
export const readCheckoutPlaced = (payload: unknown): z.output<typeof placed> => placed.parse(payload);
