import type { RequestContext } from '#server/graphql/context.ts';
import { requireStaff } from '#server/graphql/require-person.ts';
import { listStaff } from '../services/list-staff.ts';

export const staffListQueries = {
  deskStaff: (_: unknown, __: unknown, context: RequestContext) =>
    listStaff(context.scope, requireStaff(context)),
};
