import { Badge } from '#client/ui/badge.tsx';
import { formatDate } from '#kernel/dates.ts';
import { counted, kindLabel } from './case-labels.ts';
import type { DeskCaseRowFragment } from './desk-case-row.generated.ts';
import { OutcomeBadge } from './outcome-badge.tsx';
import styles from './queue-table.module.css';
import { lineName, taskLabel } from './queue-view.ts';
import { WaitingTime } from './waiting-time.tsx';

const Owner = ({ row }: { readonly row: DeskCaseRowFragment }) => {
  if (row.isMine) return <strong>You</strong>;
  return <span className={styles.soft}>{row.assignedTo ?? 'Nobody yet'}</span>;
};

const notWaiting = ({ task, decidedAt }: DeskCaseRowFragment): string => {
  if (task) return 'Patient’s turn';
  return decidedAt ? `Decided ${formatDate(decidedAt)}` : 'Does not wait';
};

const Row = ({ row }: { readonly row: DeskCaseRowFragment }) => (
  <tr>
    <th scope="row" className={styles.patient}>
      <a href={`/desk/cases/${row.consultationId}`} data-case-link>
        {row.patientName}
      </a>
      <span className={styles.soft}>
        {row.age === null ? 'Age unknown' : `${row.age} years`} · {row.state}
      </span>
    </th>
    <td className={styles.visit}>
      {row.task ? taskLabel(row.task) : kindLabel(row.kind)}
      <span className={styles.soft}>{row.statusLabel}</span>
    </td>
    <td className={styles.products}>
      {row.productNames.join(', ') || 'Nothing chosen'}
      {row.lines.length > 0 ? (
        <span className={styles.soft}>{row.lines.map(lineName).join(', ')}</span>
      ) : null}
    </td>
    <td className={styles.flags}>
      <OutcomeBadge outcome={row.strongestOutcome} />
      {row.flagCount > 0 ? (
        <span className={styles.soft}>{counted(row.flagCount, 'flag', 'flags')}</span>
      ) : null}
      {row.photosMissing ? <span className={styles.soft}>No photos yet</span> : null}
    </td>
    <td className={styles.owner}>
      <span className={styles.label}>With</span>
      <Owner row={row} />
      {row.unreadFromPatient > 0 ? (
        <Badge tone="accent">{counted(row.unreadFromPatient, 'new message', 'new messages')}</Badge>
      ) : null}
    </td>
    <td className={styles.waiting}>
      {row.isOurTurn ? <WaitingTime row={row} /> : <span className={styles.soft}>{notWaiting(row)}</span>}
    </td>
  </tr>
);

/** The queue: a table on wide screens, cards on phones. Each row is one link. */
export const QueueTable = ({ rows, caption }: { rows: readonly DeskCaseRowFragment[]; caption: string }) => (
  <table className={styles.table}>
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        {['Patient', 'Why it waits', 'Asked for', 'Flags', 'With', 'Waiting'].map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Row key={row.consultationId} row={row} />
      ))}
    </tbody>
  </table>
);
