import { useState } from 'react';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import type { DeskTherapyFragment } from './desk-therapy.generated.ts';
import { choicesFor, resumeStage, stepLabel, type TreatmentStep, targetOf } from './therapy-view.ts';
import type { Announce } from './use-decision.ts';
import { useDraft } from './use-draft.ts';
import { useTreatmentChange } from './use-treatment-change.ts';

export interface TreatmentDialogProps {
  readonly consultationId: string;
  readonly step: TreatmentStep;
  readonly therapy: DeskTherapyFragment;
  /** All of the patient's treatments from us. */
  readonly therapies: readonly DeskTherapyFragment[];
  readonly onClose: () => void;
  readonly announce: Announce;
}

const effects = {
  hold: 'Nothing of it is charged or sent until the hold is lifted.',
  discontinue:
    'The therapy ends: its subscription ends or continues without it, and what the pharmacy does not have yet is canceled and refunded. The patient also reads what stopping means.',
  lift: 'Charges and shipments resume on their dates. Any that was held is made next.',
  propose:
    'A safety rule stopped this treatment. It stays on hold, and the patient hears nothing, until another clinician confirms it.',
  confirm:
    'A safety rule stopped this treatment, and a colleague proposes to resume it. Once you confirm, charges and shipments resume.',
} as const;

/**
 * The reason, the message to the patient and, for a hold, the condition for lifting it. Typed text stays when it is
 * closed.
 */
export const TreatmentDialog = (props: TreatmentDialogProps) => {
  const { consultationId, step, therapy, therapies, onClose, announce } = props;
  const draft = (field: string) => `${step}.${therapy.id}.${field}`;
  const [reason, setReason] = useDraft(consultationId, draft('reason'));
  const [typed, setMessage] = useDraft(consultationId, draft('message'));
  const [liftedWhen, setLiftedWhen] = useDraft(consultationId, draft('liftedWhen'));
  const proposed = therapy.holds.find(({ liftMessage }) => liftMessage !== null);
  const [isTouched, setTouched] = useState(false);
  const message = typed === '' && !isTouched && step === 'resume' ? (proposed?.liftMessage ?? '') : typed;
  const choices = choicesFor(therapy, step, therapies);
  const [choice, setChoice] = useState(choices[0]?.value ?? 'prescription');
  const [checked, setChecked] = useState(false);
  const change = useTreatmentChange(step, announce);
  const label = stepLabel(therapy, step);
  const missing = (text: string, problem: string) => (checked && text.trim() === '' ? problem : undefined);

  const send = async () => {
    setChecked(true);
    const empty = [
      ['reason', reason],
      ...(step === 'hold' ? [['liftedWhen', liftedWhen]] : []),
      ['message', message],
    ].find(([, text]) => text?.trim() === '');
    if (empty) return document.getElementById(`field-treatment-${empty[0]}`)?.focus();
    const input = { consultationId, reason, message, ...targetOf(therapy, choice) };
    if (!(await change.send(input, liftedWhen))) return;
    for (const clear of [setReason, setMessage, setLiftedWhen]) clear('');
    onClose();
  };

  return (
    <FormDialog
      title={`${label}: ${therapy.name}`}
      action={label}
      isDangerous={step === 'discontinue'}
      pending={change.pending}
      failure={change.shownFailure}
      onSend={() => void send()}
      onClose={onClose}
    >
      <p>{effects[step === 'resume' ? resumeStage(therapy) : step]}</p>
      {proposed ? (
        <Notice live={false}>
          {proposed.liftProposedBy}: {proposed.liftReason}
        </Notice>
      ) : null}
      {choices.length > 1 ? (
        <RadioGroup
          name="treatment.choice"
          label="What is it about?"
          options={choices}
          value={choice}
          onChange={(value) => setChoice(choices.find((one) => one.value === value)?.value ?? choice)}
        />
      ) : null}
      <TextArea
        id="field-treatment-reason"
        name="treatment.reason"
        label="Reason for the record"
        description="Staff read this; the patient does not."
        rows={2}
        maxLength={2000}
        value={reason}
        onChange={setReason}
        error={missing(reason, 'Say why, for the record.') ?? change.problem('input.reason')}
      />
      {step === 'hold' ? (
        <TextArea
          id="field-treatment-liftedWhen"
          name="treatment.liftedWhen"
          label="What would lift it"
          description="The patient reads this too."
          rows={2}
          maxLength={500}
          value={liftedWhen}
          onChange={setLiftedWhen}
          error={missing(liftedWhen, 'Say what would lift the hold.') ?? change.problem('liftedWhen')}
        />
      ) : null}
      <TextArea
        id="field-treatment-message"
        name="treatment.message"
        label="Message to the patient"
        rows={4}
        maxLength={2000}
        value={message}
        onChange={(text) => {
          setTouched(true);
          setMessage(text);
        }}
        error={missing(message, 'Tell the patient, in plain words.') ?? change.problem('input.message')}
      />
    </FormDialog>
  );
};
