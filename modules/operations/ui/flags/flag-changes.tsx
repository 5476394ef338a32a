import { DataTable } from '#client/ui/data-table.tsx';
import { Moment } from '#client/ui/moment.tsx';
import type { DeskFlagChangeRowFragment } from './desk-flag-change-row.generated.ts';
import styles from './flags.module.css';

/** What changed of flags and banners, newest first. */
export const FlagChanges = ({ changes }: { readonly changes: readonly DeskFlagChangeRowFragment[] }) => (
  <DataTable
    caption="What changed, newest first"
    rows={changes}
    rowKey={({ id }) => id}
    columns={[
      {
        key: 'subject',
        title: 'What',
        cell: ({ subject }) => <span className={styles.text}>{subject}</span>,
      },
      { key: 'before', title: 'Before', cell: ({ before }) => <span className={styles.text}>{before}</span> },
      {
        key: 'after',
        title: 'Since then',
        cell: ({ after }) => <span className={styles.text}>{after}</span>,
      },
      { key: 'seen', title: 'Seen', cell: ({ seenAt }) => <Moment at={seenAt} /> },
    ]}
    empty={<p>No change was seen yet.</p>}
  />
);
