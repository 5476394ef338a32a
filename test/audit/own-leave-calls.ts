import type { SignedInUser } from '#server/viewer.ts';
import { emptyAuditLog } from '#test/harness/empty-audit-log.ts';
import type { Harness } from '#test/harness/harness.ts';
import { leaveApi } from '#test/harness/leave-api.ts';

/** A successful call of the fields by which a clinician enters and removes a leave of their own. */
export const ownLeaveCalls = (harness: Harness, clinician: SignedInUser) => {
  const { days, saveOwn } = leaveApi(harness);
  return {
    deskSaveLeave: {
      query: 'mutation($input: LeaveInput!) { deskSaveLeave(input: $input) }',
      variables: () => ({ input: days(300, 300) }),
    },
    deskEndLeave: {
      query: 'mutation($id: ID!) { deskEndLeave(id: $id) }',
      variables: async () => {
        const input = days(400, 400);
        await saveOwn(clinician, input);
        await emptyAuditLog(harness.scope.db);
        const [{ id }] = await harness.rows('clinician_leave', { first_day: input.firstDay });
        return { id };
      },
    },
  };
};
