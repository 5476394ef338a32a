import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { formatDate } from '#kernel/dates.ts';
import styles from '../calendar.module.css';
import type { LeaveItemFragment } from './leave-item.generated.ts';

export interface LeaveListProps {
  readonly leaves: readonly LeaveItemFragment[];
  /** Names whose leave it is: for lists of several clinicians. */
  readonly isOfColleagues?: boolean;
  /** Removes a leave that has not begun, or ends one that has. Without it there is no button. */
  readonly onEnd?: (leave: LeaveItemFragment) => void;
}

/** “March 8, 2027 to March 12, 2027”; one day for a leave of one day. */
export const leaveDays = ({ firstDay, lastDay }: Pick<LeaveItemFragment, 'firstDay' | 'lastDay'>): string =>
  firstDay === lastDay ? formatDate(firstDay) : `${formatDate(firstDay)} to ${formatDate(lastDay)}`;

const coverText = ({ coverName }: LeaveItemFragment): string =>
  coverName ? `Covered by ${coverName}` : 'Nobody in particular covers';

/** Leaves that are not over, the earliest first. */
export const LeaveList = ({ leaves, isOfColleagues = false, onEnd }: LeaveListProps) => (
  <ul className={styles.calls}>
    {leaves.map((leave) => (
      <li key={leave.id} className={styles.call}>
        <strong>{leaveDays(leave)}</strong>
        <span>{isOfColleagues ? leave.clinicianName : coverText(leave)}</span>
        {leave.isNow ? <Badge tone="caution">Now</Badge> : null}
        {onEnd ? (
          <Button
            variant="secondary"
            size="small"
            aria-label={`${leave.isNow ? 'End' : 'Remove'} the leave ${leaveDays(leave)}`}
            onClick={() => onEnd(leave)}
          >
            {leave.isNow ? 'End now' : 'Remove'}
          </Button>
        ) : null}
      </li>
    ))}
  </ul>
);
