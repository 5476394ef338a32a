import { z } from 'zod';
import { defineEvent } from '#server/events/event.ts';

export const accountEvents = {
  signedUp: defineEvent('account.signed_up', z.object({ userId: z.string() })),
  /** A member of staff was added, got another role, was deactivated or works again. */
  staffChanged: defineEvent(
    'account.staff_changed',
    z.object({
      personId: z.string(),
      isClinician: z.boolean(),
      /** Id of the clinician who takes over the work of one who leaves; none when left out. */
      handOverTo: z.string().nullish(),
    }),
  ),
  /** Details that a visitor left under a lead id now belong to a person. */
  leadClaimed: defineEvent('account.lead_claimed', z.object({ userId: z.string(), leadId: z.string() })),
  /** The patient has confirmed another email address. */
  emailChanged: defineEvent('account.email_changed', z.object({ userId: z.string() })),
};
