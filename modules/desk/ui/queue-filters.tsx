import { goTo } from '#client/routing/navigate.ts';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { usStates } from '#kernel/us-states.ts';
import { queueLines, queueViews } from '../domain/queue-views.ts';
import type { DeskQueuePageQuery } from '../pages/desk.generated.ts';
import styles from './queue-filters.module.css';
import {
  lineLabels,
  type QueueFilter,
  queueHref,
  taskLabel,
  tasksInOrder,
  viewLabels,
} from './queue-view.ts';

export interface QueueFiltersProps {
  readonly counts: DeskQueuePageQuery['deskQueuePage']['counts'];
  readonly current: QueueFilter;
}

const states = usStates.map(([value, label]) => ({ value, label }));
const lines = queueLines.map((value) => ({ value, label: lineLabels[value] }));

/** Parts of the queue as addresses, so that the browser's back button returns to the previous part. */
export const QueueFilters = ({ counts, current }: QueueFiltersProps) => {
  const go = (change: Partial<QueueFilter>) => void goTo(queueHref(current, change));
  return (
    <div className={styles.filters}>
      <nav aria-label="Show" className={styles.chips}>
        {queueViews.map((view) => (
          <a
            key={view}
            href={queueHref(current, { view, task: null })}
            className={styles.chip}
            aria-current={view === current.view ? 'page' : undefined}
          >
            {viewLabels[view]}
            {view === 'decided' ? null : <span className={styles.count}>{counts[view]}</span>}
          </a>
        ))}
      </nav>
      <nav aria-label="Why they wait" className={styles.chips}>
        {tasksInOrder(counts.tasks).map(({ task, count }) => {
          const chosen = task === current.task;
          return (
            <a
              key={task}
              href={queueHref(current, { view: 'all', task: chosen ? null : task })}
              className={styles.task}
              aria-current={chosen ? 'true' : undefined}
            >
              {taskLabel(task)} <span className={styles.count}>{count}</span>
            </a>
          );
        })}
      </nav>
      <div className={styles.selects}>
        <SelectField
          name="line"
          label="Service"
          placeholder="All services"
          options={lines}
          value={current.line ?? ''}
          onChange={(text) => go({ line: queueLines.find((line) => line === text) ?? null })}
        />
        <SelectField
          name="state"
          label="State"
          placeholder="All states"
          options={states}
          value={current.state ?? ''}
          onChange={(text) => go({ state: text || null })}
        />
        <CheckboxField
          name="flagged"
          label="With flags only"
          optional
          checked={current.flagged}
          onChange={(flagged) => go({ flagged })}
        />
      </div>
    </div>
  );
};
