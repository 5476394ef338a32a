import { formatDate } from '#kernel/dates.ts';
import type { DeskStaffRowFragment } from './desk-staff-row.generated.ts';

/** Badge for the state of an account or an invitation. */
export const staffState = ({
  state,
  isExpired,
}: Pick<DeskStaffRowFragment, 'state' | 'isExpired'>): {
  readonly tone: 'neutral' | 'caution' | 'done';
  readonly label: string;
} => {
  if (state === 'active') return { tone: 'done', label: 'Active' };
  if (state !== 'invited') return { tone: 'neutral', label: 'Deactivated' };
  return isExpired ? { tone: 'neutral', label: 'Invitation expired' } : { tone: 'caution', label: 'Invited' };
};

/** “On leave until March 4, 2027” or “Leave from March 1, 2027” of a clinician who works here; null without a leave. */
export const leaveText = ({
  state,
  clinician,
}: Pick<DeskStaffRowFragment, 'state' | 'clinician'>): string | null => {
  const [next] = clinician?.leaves ?? [];
  if (state !== 'active' || !next) return null;
  return next.isNow
    ? `On leave until ${formatDate(next.lastDay)}`
    : `Leave from ${formatDate(next.firstDay)}`;
};
