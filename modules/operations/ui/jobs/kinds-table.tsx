import { DataTable } from '#client/ui/data-table.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Moment } from '#client/ui/moment.tsx';
import type { DeskJobKindRowFragment } from './desk-job-kind-row.generated.ts';
import { hrefOfJobs } from './job-filter.ts';
import styles from './jobs.module.css';
import { RetryButton } from './retry-button.tsx';
import type { Retry } from './use-retry.ts';

export interface KindsTableProps {
  readonly kinds: readonly DeskJobKindRowFragment[];
  readonly retry: Retry;
}

/** The jobs that lead to a kind's row: those that are given up, if there are any. */
const hrefOf = ({ kind, failed }: DeskJobKindRowFragment): string =>
  hrefOfJobs({ state: failed > 0 ? 'failed' : 'waiting', kind, before: null });

/** How many jobs of each kind wait and how many are given up, which can all be tried again. */
export const KindsTable = ({ kinds, retry }: KindsTableProps) => (
  <DataTable
    caption="Jobs by kind"
    rows={kinds}
    rowKey={({ kind }) => kind}
    columns={[
      {
        key: 'kind',
        title: 'Kind',
        cell: (row) => (
          <a className={styles.name} href={hrefOf(row)}>
            {row.kind}
          </a>
        ),
      },
      { key: 'failed', title: 'Given up', numeric: true, cell: ({ failed }) => failed },
      { key: 'waiting', title: 'Waiting', numeric: true, cell: ({ waiting }) => waiting },
      { key: 'running', title: 'Running', numeric: true, cell: ({ running }) => running },
      {
        key: 'oldest',
        title: 'Oldest waits since',
        cell: ({ oldestAt }) => (oldestAt === null ? '–' : <Moment at={oldestAt} />),
      },
      {
        key: 'next',
        title: 'Next try',
        cell: ({ nextTryAt }) => (nextTryAt === null ? '–' : <Moment at={nextTryAt} />),
      },
      {
        key: 'error',
        title: 'Latest error',
        cell: ({ lastError }) => <span className={styles.error}>{lastError ?? '–'}</span>,
      },
      {
        key: 'retry',
        title: 'Try again',
        cell: ({ kind, failed }) =>
          failed === 0 ? (
            '–'
          ) : (
            <RetryButton
              label="Try all again now"
              about={`that are given up, of ${kind}`}
              pending={retry.pending === kind}
              onPress={() => void retry.kind(kind)}
            />
          ),
      },
    ]}
    empty={
      <EmptyState title="The queue is empty">
        Jobs appear here while they wait, and stay when all their attempts failed.
      </EmptyState>
    }
  />
);
