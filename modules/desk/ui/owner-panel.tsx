import { lazy, Suspense } from 'react';
import { useUser } from '#client/session/user-context.tsx';
import { Button } from '#client/ui/button.tsx';
import { Cluster } from '#client/ui/layout.tsx';
import { formatMoment } from '#kernel/moments.ts';
import type { DeskDetail, DeskMode } from './decision-view.ts';
import styles from './owner-panel.module.css';
import { mayGive, type OwnerAction } from './owner-view.ts';
import { Panel } from './panel.tsx';
import type { Announce } from './use-decision.ts';

// Loaded when a button or a key asks for them.
const HandOverDialog = lazy(async () => ({
  default: (await import('./hand-over-dialog.tsx')).HandOverDialog,
}));
const ReleaseDialog = lazy(async () => ({ default: (await import('./release-dialog.tsx')).ReleaseDialog }));

export interface OwnerPanelProps {
  readonly detail: Pick<DeskDetail, 'case' | 'handOvers'>;
  readonly mode: DeskMode;
  readonly action: OwnerAction | null;
  readonly onAction: (action: OwnerAction | null) => void;
  readonly announce: Announce;
}

type HandOver = DeskDetail['handOvers'][number];

const handOverText = ({ from, to }: HandOver): string => {
  if (to === null) return `${from ?? 'Somebody'} gave it back to the queue`;
  return from === null ? `Given to ${to}` : `${from} gave it to ${to}`;
};

/** Who has the case and who had it before, with their notes, and the owner's actions. Renders nothing without any. */
export const OwnerPanel = ({ detail, mode, action, onAction, announce }: OwnerPanelProps) => {
  const isOperator = (useUser().user?.role ?? 'clinician') !== 'clinician';
  const { case: row, handOvers } = detail;
  const { consultationId, patientName, assignedTo } = row;
  const mayHandOver = mayGive(row, 'hand_over', isOperator);
  const mayRelease = mayGive(row, 'release', isOperator);
  if (handOvers.length === 0 && !mayHandOver && !mayRelease) return null;
  const close = () => onAction(null);
  return (
    <Panel title="Who has it" aside={mode === 'closed' ? undefined : (assignedTo ?? 'Nobody yet')}>
      {handOvers.length > 0 ? (
        <ul className={styles.list}>
          {handOvers.map((handOver) => (
            <li key={handOver.at}>
              <p className={styles.soft}>
                {handOverText(handOver)}, {formatMoment(handOver.at)}
              </p>
              {handOver.note ? <p className={styles.note}>{handOver.note}</p> : null}
            </li>
          ))}
        </ul>
      ) : null}
      {mayHandOver || mayRelease ? (
        <Cluster gap={2}>
          {mayHandOver ? (
            <Button variant="secondary" size="small" onClick={() => onAction('hand_over')}>
              Hand over
            </Button>
          ) : null}
          {mayRelease ? (
            <Button variant="quiet" size="small" onClick={() => onAction('release')}>
              Give back to the queue
            </Button>
          ) : null}
        </Cluster>
      ) : null}
      <Suspense>
        {action === 'hand_over' ? (
          <HandOverDialog {...{ consultationId, patientName, assignedTo, announce }} onClose={close} />
        ) : null}
        {action === 'release' ? (
          <ReleaseDialog {...{ consultationId, patientName, announce }} onClose={close} />
        ) : null}
      </Suspense>
    </Panel>
  );
};
