import * as z from 'zod/mini';
import { staffRoleIds } from '#config/staff-roles.ts';
import { isUuid } from '#kernel/uuid.ts';
import { noticeEmail } from './notice-email.ts';

/** Whom a change of staff is about, and the role that they get. */
export const staffChange = z.object({
  email: noticeEmail,
  role: z.enum(staffRoleIds, `The role must be one of: ${staffRoleIds.join(', ')}.`),
});

/** Who leaves, and the id of the clinician who takes over their work. */
export const staffDeparture = z.object({
  email: noticeEmail,
  handOverTo: z.nullish(
    z.string().check(z.refine(isUuid, 'Choose the colleague who takes over, or nobody.')),
  ),
});

export const staffEmail = z.object({ email: noticeEmail });
