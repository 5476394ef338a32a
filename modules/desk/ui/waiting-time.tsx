import { Icon } from '#client/ui/icon.tsx';
import { waitingLabel } from './case-labels.ts';
import type { DeskCaseRowFragment } from './desk-case-row.generated.ts';
import { isOverdue } from './queue-view.ts';
import styles from './waiting-time.module.css';

/** How long the patient has waited, with a warning when it is longer than promised. */
export const WaitingTime = ({ row }: { readonly row: DeskCaseRowFragment }) => {
  const overdue = isOverdue(row);
  return (
    <span className={styles.time} data-overdue={overdue || undefined}>
      {overdue ? <Icon name="clock" size={16} /> : null}
      {waitingLabel(row.waitingHours)}
      {overdue ? <span className={styles.late}>late</span> : null}
    </span>
  );
};
