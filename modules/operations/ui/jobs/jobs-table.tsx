import { DataTable } from '#client/ui/data-table.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Moment } from '#client/ui/moment.tsx';
import type { DeskJobRowFragment } from './desk-job-row.generated.ts';
import type { JobFilter } from './job-filter.ts';
import styles from './jobs.module.css';
import { RetryButton } from './retry-button.tsx';
import type { Retry } from './use-retry.ts';

export interface JobsTableProps {
  readonly state: JobFilter['state'];
  readonly jobs: readonly DeskJobRowFragment[];
  readonly retry: Retry;
}

const emptyTexts = {
  failed: {
    title: 'No job is given up',
    text: 'A job appears here when all its attempts failed.',
  },
  waiting: {
    title: 'No job waits',
    text: 'Jobs wait here for a moment, and for longer after a failed attempt.',
  },
} as const;

/** Jobs that are given up, or that wait; each can be tried now. */
export const JobsTable = ({ state, jobs, retry }: JobsTableProps) => (
  <DataTable
    caption={state === 'failed' ? 'Jobs that are given up' : 'Jobs that wait'}
    rows={jobs}
    rowKey={({ id }) => id}
    columns={[
      { key: 'job', title: 'Job', cell: ({ id }) => id },
      { key: 'kind', title: 'Kind', cell: ({ kind }) => <span className={styles.name}>{kind}</span> },
      { key: 'added', title: 'Added', cell: ({ addedAt }) => <Moment at={addedAt} /> },
      {
        key: 'attempts',
        title: 'Attempts',
        cell: ({ attempts, maxAttempts }) => `${attempts} of ${maxAttempts}`,
      },
      {
        key: 'next',
        title: 'Next try',
        cell: ({ nextTryAt }) => (nextTryAt === null ? 'None: given up' : <Moment at={nextTryAt} />),
      },
      {
        key: 'error',
        title: 'Latest error',
        cell: ({ lastError }) => <span className={styles.error}>{lastError ?? '–'}</span>,
      },
      {
        key: 'retry',
        title: 'Try again',
        cell: ({ id, kind }) => (
          <RetryButton
            label="Try again now"
            about={`job ${id}, ${kind}`}
            pending={retry.pending === id}
            onPress={() => void retry.job(id)}
          />
        ),
      },
    ]}
    empty={
      <EmptyState level={3} title={emptyTexts[state].title}>
        {emptyTexts[state].text}
      </EmptyState>
    }
  />
);
