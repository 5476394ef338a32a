import { useState } from 'react';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Timeline } from '#client/ui/timeline.tsx';
import { formatMoment } from '#kernel/moments.ts';
import { counted } from './case-labels.ts';
import type { DeskDetail } from './decision-view.ts';
import styles from './history-panel.module.css';
import { Panel } from './panel.tsx';

/** The number of entries shown at first. */
const SHOWN = 10;

type Entry = DeskDetail['history'][number];

const whenOf = ({ at, who, consultationId }: Entry, currentId: string): string => {
  const other = consultationId !== null && consultationId !== currentId ? ' · another visit' : '';
  return `${formatMoment(at)} · ${who}${other}`;
};

export interface HistoryPanelProps {
  readonly history: DeskDetail['history'];
  readonly consultationId: string;
}

/** Everything that happened to the patient here, newest first: visits, decisions, orders, messages and the rest. */
export const HistoryPanel = ({ history, consultationId }: HistoryPanelProps) => {
  const [all, setAll] = useState(false);
  const shown = all ? history : history.slice(0, SHOWN);
  return (
    <Panel
      title="History"
      aside={history.length > 0 ? counted(history.length, 'entry', 'entries') : undefined}
    >
      {history.length === 0 ? <p className={styles.none}>Nothing was recorded yet.</p> : null}
      {history.length > 0 ? (
        <div className={styles.history}>
          <Timeline
            label="History, newest first"
            steps={shown.map((entry) => ({
              title:
                entry.kind === 'alert' ? (
                  <>
                    <Badge tone="danger">Emergency</Badge> {entry.what}
                  </>
                ) : (
                  entry.what
                ),
              state: 'done',
              when: whenOf(entry, consultationId),
              detail: entry.reason || undefined,
            }))}
          />
        </div>
      ) : null}
      {history.length > SHOWN ? (
        <div>
          <Button variant="secondary" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? `Show the last ${SHOWN}` : `Show all ${history.length}`}
          </Button>
        </div>
      ) : null}
    </Panel>
  );
};
