import { lazy, Suspense, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Cluster } from '#client/ui/layout.tsx';
import { DeskOpenStopsDocument, type DeskOpenStopsQuery } from './desk-open-stops.generated.ts';
import { givenText } from './given-text.ts';
import { OutcomeBadge } from './outcome-badge.tsx';
import { Panel } from './panel.tsx';
import styles from './therapies-panel.module.css';
import { useCaseList } from './use-case-list.ts';
import type { Announce } from './use-decision.ts';

// Loaded when a button asks for it.
const ResolveStopDialog = lazy(async () => ({
  default: (await import('./resolve-stop-dialog.tsx')).ResolveStopDialog,
}));

export type OpenStop = DeskOpenStopsQuery['deskOpenStops'][number];

interface StopRowProps {
  readonly stop: OpenStop;
  readonly canResolve: boolean;
  readonly onResolve: () => void;
}

/** A stop with the answers it fired on, and who proposes to resolve it. */
export const StopRow = ({ stop, canResolve, onResolve }: StopRowProps) => {
  const { ruleId, outcome, reason, answers, needsSecondClinician, proposedBy, proposedReason } = stop;
  return (
    <li className={styles.therapy} aria-labelledby={`stop-${ruleId}`}>
      <p className={styles.head}>
        <strong id={`stop-${ruleId}`}>{ruleId}</strong>
        <OutcomeBadge outcome={outcome} />
      </p>
      <p>{reason}</p>
      <ul aria-label={`Answers behind ${ruleId}`}>
        {answers.map((answer) => (
          <li key={answer.id}>
            {answer.question} <strong>{answer.answer}</strong>{' '}
            <span className={styles.soft}>{givenText(answer)}</span>
          </li>
        ))}
      </ul>
      {needsSecondClinician ? (
        <p className={styles.soft}>
          {proposedBy
            ? `${proposedBy} proposes to resolve it: ${proposedReason ?? ''} Another clinician has to confirm it.`
            : 'Two clinicians resolve it: one proposes it, another confirms.'}
        </p>
      ) : null}
      {canResolve ? (
        <Cluster gap={2}>
          <Button size="small" variant="secondary" onClick={onResolve}>
            {proposedBy ? 'Confirm' : 'Resolve'}
            <span className="visually-hidden"> {ruleId}</span>
          </Button>
        </Cluster>
      ) : null}
    </li>
  );
};

export interface OpenStopsPanelProps {
  readonly consultationId: string;
  /** False for operators: only clinicians resolve a stop. */
  readonly canResolve: boolean;
  readonly announce: Announce;
}

const rowsOf = ({ deskOpenStops }: DeskOpenStopsQuery) => deskOpenStops;

/** Earlier open stops of the patient without a hold; nothing without any. */
export const OpenStopsPanel = ({ consultationId, canResolve, announce }: OpenStopsPanelProps) => {
  const [open, setOpen] = useState<OpenStop | null>(null);
  const { rows: stops, announce: announceAndLoad } = useCaseList(DeskOpenStopsDocument, {
    consultationId,
    announce,
    rowsOf,
  });
  if (stops.length === 0) return null;
  return (
    <Panel title="Open stops">
      <p className={styles.soft}>
        These answers stopped something, nothing of it is on hold, and no clinician has resolved them. Every
        decision asks about them again.
      </p>
      <ul className={styles.list}>
        {stops.map((stop) => (
          <StopRow key={stop.ruleId} stop={stop} canResolve={canResolve} onResolve={() => setOpen(stop)} />
        ))}
      </ul>
      <Suspense>
        {open ? (
          <ResolveStopDialog
            consultationId={consultationId}
            stop={open}
            onClose={() => setOpen(null)}
            announce={announceAndLoad}
          />
        ) : null}
      </Suspense>
    </Panel>
  );
};
