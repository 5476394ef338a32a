import { DataTable } from '#client/ui/data-table.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { auditActionLabel } from '#config/audit-actions.ts';
import { formatMoment } from '#kernel/moments.ts';
import { detailText } from './audit-detail.ts';
import type { AuditPartFragment } from './audit-part.generated.ts';
import styles from './audit-table.module.css';

export type AuditRow = AuditPartFragment['entries'][number];

const who = ({ actorEmail, actorRole, impersonatorEmail }: AuditRow): string => {
  const person = actorEmail ? `${actorEmail} (${actorRole})` : actorRole;
  return impersonatorEmail ? `${impersonatorEmail}, in the place of ${person}` : person;
};

const subjectOf = ({ subject, subjectId, aboutEmail }: AuditRow) => {
  if (subject === 'consultation') return <a href={`/desk/cases/${subjectId}`}>{aboutEmail ?? 'The case'}</a>;
  return aboutEmail ?? subject.replaceAll('_', ' ');
};

export const AuditTable = ({ rows }: { readonly rows: readonly AuditRow[] }) => (
  <div className={styles.table}>
    <DataTable
      caption="Audit log, newest first"
      rowKey={({ id }) => id}
      rows={rows}
      columns={[
        { key: 'at', title: 'When', cell: ({ at }) => <time dateTime={at}>{formatMoment(at)}</time> },
        { key: 'who', title: 'Who', cell: who },
        { key: 'what', title: 'What', cell: ({ action }) => auditActionLabel(action) },
        { key: 'about', title: 'About', cell: subjectOf },
        { key: 'detail', title: 'Detail', cell: ({ detail }) => detailText(detail) || '–' },
      ]}
      empty={<EmptyState title="No results">Choose a longer period, or clear the person.</EmptyState>}
    />
  </div>
);
