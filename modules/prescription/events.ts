import { z } from 'zod';
import { defineEvent } from '#server/events/event.ts';

const change = z.object({
  userId: z.string(),
  prescriptionIds: z.array(z.string()).readonly(),
  /** Drugs that the patient buys without a prescription. */
  overTheCounter: z.array(z.string()).readonly(),
});

/** What a clinician or a rule did to what the patient takes. */
export const prescriptionEvents = {
  held: defineEvent('prescription.held', change),
  resumed: defineEvent('prescription.resumed', change),
  discontinued: defineEvent('prescription.discontinued', change),
};
