import * as z from 'zod/mini';
import { staffRoleIds } from '#kernel/staff-roles.ts';
import { noticeEmail } from './notice-email.ts';

/** Whom a change of staff is about, and the role that they get. */
export const staffChange = z.object({
  email: noticeEmail,
  role: z.enum(staffRoleIds, `The role must be one of: ${staffRoleIds.join(', ')}.`),
});

export const staffEmail = z.object({ email: noticeEmail });
