import { fail } from '#kernel/result.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import { requireStaff, type Staff } from '#server/graphql/require-person.ts';
import { valueOrThrow } from '#server/graphql/value-or-throw.ts';

/** Refunds and new parcels are decided by operators, not by clinicians. Throws FORBIDDEN for others. */
export const requireOperator = (context: RequestContext): Staff => {
  const staff = requireStaff(context);
  return staff.user.role === 'operator'
    ? staff
    : valueOrThrow(fail('FORBIDDEN', 'Only operators can do this.'));
};
