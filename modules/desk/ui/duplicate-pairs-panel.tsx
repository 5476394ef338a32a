import { Suspense, useCallback, useEffect, useState } from 'react';
import { runQuery } from '#client/graphql/client.ts';
import { toast } from '#client/ui/toast.tsx';
import {
  DeskDuplicatePairsDocument,
  type DeskDuplicatePairsQuery,
} from './desk-duplicate-pairs.generated.ts';
import { DuplicateDialog, type DuplicateStep } from './duplicate-dialog.tsx';
import { DuplicateRow, Takes } from './duplicates-panel.tsx';
import { Panel } from './panel.tsx';
import styles from './therapies-panel.module.css';

type Pair = DeskDuplicatePairsQuery['deskDuplicatesWithoutCase'][number];

/** Two accounts that may be one person’s and have no case that shows it; nothing without any. */
export const DuplicatePairsPanel = () => {
  const [pairs, setPairs] = useState<readonly Pair[]>([]);
  const [open, setOpen] = useState<{ pair: Pair; step: DuplicateStep } | null>(null);
  const load = useCallback(async () => {
    const answer = await runQuery(DeskDuplicatePairsDocument, {});
    if (answer.ok) setPairs(answer.value.deskDuplicatesWithoutCase);
  }, []);
  useEffect(() => void load(), [load]);
  if (pairs.length === 0) return null;
  return (
    <Panel title="Possible duplicate accounts without a case">
      <ul className={styles.list}>
        {pairs.map((pair) => (
          <li key={pair.other.id} className={styles.therapy}>
            <p>
              <strong>{pair.email}</strong> {pair.name}
            </p>
            <Takes takes={pair.takes} label={`What ${pair.email} takes`} />
            <ul className={styles.list}>
              <DuplicateRow duplicate={pair.other} onStep={(step) => setOpen({ pair, step })} />
            </ul>
          </li>
        ))}
      </ul>
      <Suspense>
        {open ? (
          <DuplicateDialog
            consultationId={null}
            duplicate={open.pair.other}
            thisLabel={open.pair.email}
            step={open.step}
            onClose={() => setOpen(null)}
            announce={({ title }) => {
              toast(title);
              void load();
            }}
          />
        ) : null}
      </Suspense>
    </Panel>
  );
};
