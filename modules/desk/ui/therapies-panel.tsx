import { lazy, Suspense, useState } from 'react';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Cluster } from '#client/ui/layout.tsx';
import { formatDate } from '#kernel/dates.ts';
import { counted } from './case-labels.ts';
import type { DeskDetail } from './decision-view.ts';
import type { DeskTherapyFragment } from './desk-therapy.generated.ts';
import { Panel } from './panel.tsx';
import { ReportedMedicines } from './reported-medicines.tsx';
import styles from './therapies-panel.module.css';
import { mayChange, stepLabel, stepsOf, type TreatmentStep } from './therapy-view.ts';
import type { Announce } from './use-decision.ts';

// Loaded when a button asks for them: most cases are read without either.
const OpenChangeDialog = lazy(async () => ({
  default: (await import('./open-change-dialog.tsx')).OpenChangeDialog,
}));
const TreatmentDialog = lazy(async () => ({
  default: (await import('./treatment-dialog.tsx')).TreatmentDialog,
}));

export interface TherapiesPanelProps {
  readonly detail: Pick<DeskDetail, 'case' | 'therapies' | 'options' | 'reportedMedicines'>;
  /** False for operators: only clinicians change a treatment. */
  readonly canChange: boolean;
  readonly announce: Announce;
}

const Hold = ({ hold }: { readonly hold: DeskTherapyFragment['holds'][number] }) => (
  <li className={styles.hold} data-hard={hold.needsSecondClinician || undefined}>
    <p>
      <strong>{hold.placedBy ?? 'Safety rule or move'}</strong>, {formatDate(hold.placedAt)}
      {hold.ruleIds.length > 0 ? `: ${hold.ruleIds.join(', ')}` : null}
    </p>
    <p>{hold.reason}</p>
    <p>
      <span className={styles.soft}>What lifts it:</span> {hold.liftedWhen}
    </p>
    {hold.needsSecondClinician ? (
      <p>
        {hold.liftProposedBy
          ? `${hold.liftProposedBy} proposes to lift it: ${hold.liftReason ?? ''} Another clinician has to confirm it.`
          : 'Two clinicians lift it: one proposes it, another confirms.'}
      </p>
    ) : null}
  </li>
);

const supplyText = ({ onHandUntil }: DeskTherapyFragment): string =>
  onHandUntil ? `Supply until ${formatDate(onHandUntil)}` : 'Nothing was dispensed yet';

const Therapy = ({
  therapy,
  canChange,
  onStep,
  onChange,
}: {
  readonly therapy: DeskTherapyFragment;
  readonly canChange: boolean;
  readonly onStep: (step: TreatmentStep) => void;
  /** Opens a change of treatment. */
  readonly onChange: () => void;
}) => {
  const { id, name, isActive, onHold, label, refillsRemaining, overTheCounter, expiresAt, holds } = therapy;
  return (
    <li className={styles.therapy} aria-labelledby={`therapy-${id}`}>
      <p className={styles.head}>
        <strong id={`therapy-${id}`}>{name}</strong>
        <Badge tone={onHold ? 'caution' : isActive ? 'done' : 'neutral'}>{onHold ? 'On hold' : label}</Badge>
      </p>
      <p className={styles.soft}>
        {overTheCounter ? 'Without a prescription' : `${counted(refillsRemaining, 'fill', 'fills')} left`}
        {expiresAt ? `, until ${formatDate(expiresAt)}` : null} · {supplyText(therapy)}
      </p>
      {holds.length > 0 ? (
        <ul className={styles.holds} aria-label={`Why ${name} is on hold`}>
          {holds.map((hold) => (
            <Hold key={hold.id} hold={hold} />
          ))}
        </ul>
      ) : null}
      {canChange ? (
        <Cluster gap={2}>
          {mayChange(therapy) ? (
            <Button size="small" variant="secondary" aria-label={`Change: ${name}`} onClick={onChange}>
              Change
            </Button>
          ) : null}
          {stepsOf(therapy).map((step) => (
            <Button
              key={step}
              size="small"
              variant={step === 'discontinue' ? 'quiet' : 'secondary'}
              aria-label={`${stepLabel(therapy, step)}: ${name}`}
              onClick={() => onStep(step)}
            >
              {stepLabel(therapy, step)}
            </Button>
          ))}
        </Cluster>
      ) : null}
    </li>
  );
};

/** Every prescription that the patient has from us, why it is on hold, and the clinician's actions. */
export const TherapiesPanel = ({ detail, canChange, announce }: TherapiesPanelProps) => {
  const { therapies } = detail;
  const [changing, setChanging] = useState<DeskTherapyFragment | null>(null);
  const [open, setOpen] = useState<{ therapy: DeskTherapyFragment; step: TreatmentStep } | null>(null);
  return (
    <Panel title="What the patient takes">
      {therapies.length === 0 ? <p className={styles.soft}>Nothing from us.</p> : null}
      {therapies.length > 0 ? (
        <ul className={styles.list}>
          {therapies.map((therapy) => (
            <Therapy
              key={therapy.id}
              therapy={therapy}
              canChange={canChange}
              onStep={(step) => setOpen({ therapy, step })}
              onChange={() => setChanging(therapy)}
            />
          ))}
        </ul>
      ) : null}
      <ReportedMedicines answers={detail.reportedMedicines} />
      <Suspense>
        {changing ? (
          <OpenChangeDialog
            detail={detail}
            therapy={changing}
            onClose={() => setChanging(null)}
            announce={announce}
          />
        ) : null}
        {open ? (
          <TreatmentDialog
            {...open}
            consultationId={detail.case.consultationId}
            therapies={therapies}
            onClose={() => setOpen(null)}
            announce={announce}
          />
        ) : null}
      </Suspense>
    </Panel>
  );
};
