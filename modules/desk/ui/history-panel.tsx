import { Timeline } from '#client/ui/timeline.tsx';
import { formatMoment } from '#kernel/dates.ts';
import type { DeskDetail } from './decision-view.ts';
import styles from './history-panel.module.css';
import { Panel } from './panel.tsx';

/** What happened to this case, who did it and why; oldest first. */
export const HistoryPanel = ({ history }: { readonly history: DeskDetail['history'] }) => (
  <Panel title="History">
    {history.length === 0 ? (
      <p className={styles.none}>Nothing was recorded yet.</p>
    ) : (
      <div className={styles.history}>
        <Timeline
          label="History of this case"
          steps={history.map((entry) => ({
            title: entry.what,
            state: 'done',
            when: `${formatMoment(entry.at)} · ${entry.who}`,
            detail: entry.reason || undefined,
          }))}
        />
      </div>
    )}
  </Panel>
);
