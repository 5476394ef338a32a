import type { DeskCaseRowFragment } from './desk-case-row.generated.ts';
import styles from './queue-filters.module.css';
import { filterLabels, type QueueFilter, queueFilters, queueFor } from './queue-view.ts';

export interface QueueFiltersProps {
  readonly rows: readonly DeskCaseRowFragment[];
  readonly current: QueueFilter;
}

/** The views of the queue as links, so that the browser's back button returns to the previous view. */
export const QueueFilters = ({ rows, current }: QueueFiltersProps) => (
  <nav aria-label="Show" className={styles.chips}>
    {queueFilters.map((filter) => (
      <a
        key={filter}
        href={filter === 'waiting' ? '/desk' : `/desk?show=${filter}`}
        className={styles.chip}
        aria-current={filter === current ? 'page' : undefined}
      >
        {filterLabels[filter]}
        <span className={styles.count}>{queueFor(rows, filter).length}</span>
      </a>
    ))}
  </nav>
);
