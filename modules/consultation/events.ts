import { z } from 'zod';
import { defineEvent } from '#server/events/event.ts';

const visit = z.object({ userId: z.string(), consultationId: z.string() });
const journey = visit.extend({ journeyId: z.string() });

export const consultationEvents = {
  intakeSubmitted: defineEvent('intake.submitted', journey),
  /** `withChanges`: other or fewer products than requested, or than taken before. */
  approved: defineEvent('consultation.approved', journey.extend({ withChanges: z.boolean().optional() })),
  refused: defineEvent('consultation.refused', visit),
  /** An answer is an emergency: the clinicians are alerted. */
  careAlerted: defineEvent('care.alerted', visit),
};
