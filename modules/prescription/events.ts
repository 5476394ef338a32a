import { z } from 'zod';
import { defineEvent } from '#server/events/event.ts';

const change = z.object({
  userId: z.string(),
  prescriptionIds: z.array(z.string()).readonly(),
  /** Drugs that the patient buys without a prescription. */
  overTheCounter: z.array(z.string()).readonly(),
});

/** An action of a clinician or a rule on a treatment. */
export const prescriptionEvents = {
  held: defineEvent('prescription.held', change),
  resumed: defineEvent('prescription.resumed', change),
  discontinued: defineEvent('prescription.discontinued', change),
  /** A license of a clinician has expired or was removed: they may not treat in the state any more. */
  licenseEnded: defineEvent(
    'prescription.license_ended',
    z.object({ clinicianId: z.string(), state: z.string() }),
  ),
  /** A leave of a clinician was entered: their calls in its time go to others. */
  leaveSaved: defineEvent('prescription.leave_saved', z.object({ leaveId: z.string() })),
  /** A leave of a clinician has begun: their open cases go to others. */
  leaveBegan: defineEvent('prescription.leave_began', z.object({ leaveId: z.string() })),
};
