import { lazy, Suspense, useState } from 'react';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Cluster } from '#client/ui/layout.tsx';
import { formatDate } from '#kernel/dates.ts';
import { Panel } from '../panel.tsx';
import styles from '../therapies-panel.module.css';
import { useCaseList } from '../use-case-list.ts';
import type { Announce } from '../use-decision.ts';
import { DeskContinuityDocument, type DeskContinuityQuery } from './desk-continuity.generated.ts';

// Loaded when a button asks for it.
const ContinuityDialog = lazy(async () => ({
  default: (await import('./continuity-dialog.tsx')).ContinuityDialog,
}));

export type Continuity = DeskContinuityQuery['deskContinuity'][number];

interface RowProps {
  readonly treatment: Continuity;
  readonly canDecide: boolean;
  readonly onDecide: () => void;
}

/** A treatment that must not end abruptly, why it may, and what was decided. */
export const ContinuityRow = ({ treatment, canDecide, onDecide }: RowProps) => {
  const { prescriptionId, name, label, isOpen, cause, since, decision, decidedBy, decidedAt } = treatment;
  return (
    <li className={styles.therapy} aria-labelledby={`continuity-${prescriptionId}`}>
      <p className={styles.head}>
        <strong id={`continuity-${prescriptionId}`}>{name}</strong>
        <Badge tone={isOpen ? 'caution' : 'neutral'}>{isOpen ? 'Decide today' : label}</Badge>
      </p>
      {isOpen && since ? (
        <p>
          {cause} <span className={styles.soft}>Since {formatDate(since)}.</span>
        </p>
      ) : null}
      {decision ? (
        <>
          <p>
            <strong>{decision}</strong>{' '}
            <span className={styles.soft}>
              {decidedBy}
              {decidedAt ? `, ${formatDate(decidedAt)}` : null}
            </span>
          </p>
          <p>{treatment.patientText}</p>
          <p className={styles.soft}>{treatment.reason}</p>
        </>
      ) : null}
      {canDecide ? (
        <Cluster gap={2}>
          <Button size="small" variant="secondary" onClick={onDecide}>
            {decision ? 'Decide again' : 'Taper, bridge or stop'}
            <span className="visually-hidden">: {name}</span>
          </Button>
        </Cluster>
      ) : null}
    </li>
  );
};

export interface ContinuityPanelProps {
  readonly consultationId: string;
  /** False for operators: only clinicians decide. */
  readonly canDecide: boolean;
  readonly announce: Announce;
}

const rowsOf = ({ deskContinuity }: DeskContinuityQuery) => deskContinuity;

/** Treatments of the patient that must not be stopped suddenly; nothing for most patients. */
export const ContinuityPanel = ({ consultationId, canDecide, announce }: ContinuityPanelProps) => {
  const [open, setOpen] = useState<Continuity | null>(null);
  const { rows: treatments, announce: announceAndLoad } = useCaseList(DeskContinuityDocument, {
    consultationId,
    announce,
    rowsOf,
  });
  if (treatments.length === 0) return null;
  return (
    <Panel title="Must not stop suddenly">
      <ul className={styles.list}>
        {treatments.map((treatment) => (
          <ContinuityRow
            key={treatment.prescriptionId}
            treatment={treatment}
            canDecide={canDecide}
            onDecide={() => setOpen(treatment)}
          />
        ))}
      </ul>
      <Suspense>
        {open ? (
          <ContinuityDialog
            consultationId={consultationId}
            treatment={open}
            onClose={() => setOpen(null)}
            announce={announceAndLoad}
          />
        ) : null}
      </Suspense>
    </Panel>
  );
};
