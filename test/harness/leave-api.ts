import { addDays } from '#kernel/dates.ts';
import { localDate } from '#kernel/local-date.ts';
import { EASTERN_TIME } from '#kernel/reader-time-zone.ts';
import type { SignedInUser } from '#server/viewer.ts';
import type { Harness } from './harness.ts';

/** Leaves of clinicians; days are counted from today, Eastern time. */
export const leaveApi = (harness: Harness) => {
  const day = (ahead: number): string => localDate(addDays(harness.clock.now(), ahead), EASTERN_TIME);
  const days = (first: number, last: number, coveredBy: string | null = null) => ({
    firstDay: day(first),
    lastDay: day(last),
    coveredBy,
  });
  return {
    day,
    /** The input of a leave. */
    days,
    saveOwn: (user: SignedInUser, leave: ReturnType<typeof days>) =>
      harness.api(user, 'mutation($leave: LeaveInput!) { deskSaveLeave(input: $leave) }', { leave }),
    endOwn: (user: SignedInUser, id: string) =>
      harness.api(user, 'mutation($id: ID!) { deskEndLeave(id: $id) }', { id }),
    /** Enters a leave by staff who may manage staff. */
    saveFor: (user: SignedInUser, email: string, leave: ReturnType<typeof days>) =>
      harness.api(
        user,
        'mutation($email: String!, $leave: LeaveInput!) { saveLeave(email: $email, input: $leave) }',
        { email, leave },
      ),
    endFor: (user: SignedInUser, email: string, id: string) =>
      harness.api(user, 'mutation($email: String!, $id: ID!) { endLeave(email: $email, id: $id) }', {
        email,
        id,
      }),
  };
};
