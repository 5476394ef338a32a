import { Icon } from '#client/ui/icon.tsx';
import { formatMoment } from '#kernel/moments.ts';
import { waitingLabel } from './case-labels.ts';
import type { DeskCaseRowFragment } from './desk-case-row.generated.ts';
import styles from './waiting-time.module.css';

/** How long the patient has waited, with a warning when it is longer than promised. */
export const WaitingTime = ({ row }: { readonly row: DeskCaseRowFragment }) => {
  const { isLate, dueAt } = row;
  return (
    <span
      className={styles.time}
      data-overdue={isLate || undefined}
      title={dueAt ? `Due ${formatMoment(dueAt)}` : undefined}
    >
      {isLate ? <Icon name="clock" size={16} /> : null}
      {waitingLabel(row.waitingHours)}
      {isLate ? <span className={styles.late}>late</span> : null}
    </span>
  );
};
