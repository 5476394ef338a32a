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
