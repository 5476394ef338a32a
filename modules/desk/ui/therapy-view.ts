import { sentence } from './case-labels.ts';
import type { DeskTherapyFragment } from './desk-therapy.generated.ts';

export type TreatmentStep = 'hold' | 'resume' | 'discontinue';

/** A clinician's possible actions on a prescription, in the order of the buttons. */
export const stepsOf = ({
  isActive,
  onHold,
  mayDiscontinue,
}: Pick<DeskTherapyFragment, 'isActive' | 'onHold' | 'mayDiscontinue'>): readonly TreatmentStep[] => {
  if (onHold) return ['resume', 'hold', 'discontinue'];
  if (isActive) return ['hold', 'discontinue'];
  return mayDiscontinue ? ['discontinue'] : [];
};

/** Another drug, dose or product may replace it: it runs or is on hold, and needs a prescription. */
export const mayChange = ({
  isActive,
  onHold,
  overTheCounter,
}: Pick<DeskTherapyFragment, 'isActive' | 'onHold' | 'overTheCounter'>): boolean =>
  (isActive || onHold) && !overTheCounter;

/** The progress of resuming a prescription: a hard stop is lifted by two clinicians. */
export const resumeStage = ({
  holds,
}: Pick<DeskTherapyFragment, 'holds'>): 'lift' | 'propose' | 'confirm' => {
  const hardStops = holds.filter(({ needsSecondClinician }) => needsSecondClinician);
  if (hardStops.length === 0) return 'lift';
  return hardStops.some(({ liftProposedBy }) => liftProposedBy === null) ? 'propose' : 'confirm';
};

const resumeLabels = { lift: 'Resume', propose: 'Propose to resume', confirm: 'Confirm resuming' } as const;

/** The text of the button; a second reason to hold is added to the first. */
export const stepLabel = (therapy: DeskTherapyFragment, step: TreatmentStep): string => {
  if (step === 'resume') return resumeLabels[resumeStage(therapy)];
  if (step === 'discontinue') return 'Discontinue';
  return therapy.onHold ? 'Add a hold' : 'Hold';
};

/** The scope of an action, as the API names it. */
export interface TreatmentChoice {
  readonly value: 'prescription' | 'line' | 'all';
  readonly label: string;
}

/** The choices between this prescription and others that the action is possible for; one when there are no others. */
export const choicesFor = (
  therapy: DeskTherapyFragment,
  step: TreatmentStep,
  all: readonly DeskTherapyFragment[],
): readonly TreatmentChoice[] => {
  const only: TreatmentChoice = { value: 'prescription', label: `Only ${therapy.name}` };
  const possible = all.filter((one) => stepsOf(one).includes(step));
  const ofLine = possible.filter(({ serviceLine }) => serviceLine === therapy.serviceLine);
  return [
    only,
    ...(therapy.serviceLine && ofLine.length > 1
      ? [{ value: 'line', label: `Everything for: ${sentence(therapy.serviceLine)}` } as const]
      : []),
    ...(possible.length > ofLine.length
      ? [{ value: 'all', label: 'Everything the patient takes from us' } as const]
      : []),
  ];
};

type TargetTherapy = Pick<DeskTherapyFragment, 'id' | 'drugType' | 'overTheCounter' | 'serviceLine'>;

/** The fields of the API's input for a choice. */
export const targetOf = (
  { id, drugType, overTheCounter, serviceLine }: TargetTherapy,
  choice: TreatmentChoice['value'],
): { prescriptionId: string | null; drugType: string | null; serviceLine: string | null } => ({
  prescriptionId: choice === 'prescription' && !overTheCounter ? id : null,
  drugType: choice === 'prescription' && overTheCounter ? drugType : null,
  serviceLine: choice === 'line' ? serviceLine : null,
});
