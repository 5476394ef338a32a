import { useState } from 'react';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { type Announce, useDecision } from '../use-decision.ts';
import { useDraft } from '../use-draft.ts';
import type { Continuity } from './continuity-panel.tsx';
import { DeskDecideContinuityDocument } from './decide-continuity.generated.ts';

const choices = [
  {
    value: 'taper',
    label: 'Taper',
    description: 'The dose comes down in steps. Open a change of treatment for each step.',
  },
  {
    value: 'bridge',
    label: 'Bridge',
    description: 'The patient goes on with a short supply until it is settled. Say where they get it.',
  },
  {
    value: 'stop',
    label: 'Stop',
    description: 'It ends now: its subscription ends or goes on without it, and nothing more is sent.',
  },
  {
    value: 'continue',
    label: 'Go on as before',
    description: 'The patient has enough, or what interrupted it is settled.',
  },
] as const;

const success = {
  tone: 'success',
  title: 'Decided',
  text: 'The patient has your plan, in their messages and on their treatment page.',
  decided: false,
} as const;

interface ContinuityDialogProps {
  readonly consultationId: string;
  readonly treatment: Continuity;
  readonly onClose: () => void;
  readonly announce: Announce;
}

/** How a treatment goes on that must not end abruptly. What was typed stays when it is closed. */
export const ContinuityDialog = (props: ContinuityDialogProps) => {
  const { consultationId, treatment, onClose, announce } = props;
  const { prescriptionId, name } = treatment;
  const [decision, setDecision] = useState('');
  const [reason, setReason] = useDraft(consultationId, `continuity.${prescriptionId}.reason`);
  const [message, setMessage] = useDraft(consultationId, `continuity.${prescriptionId}.message`);
  const [checked, setChecked] = useState(false);
  const decide = useDecision(DeskDecideContinuityDocument, announce);
  const missing = (text: string, problem: string) => (checked && text.trim() === '' ? problem : undefined);

  const send = async () => {
    setChecked(true);
    const empty = Object.entries({ decision, reason, message }).find(([, text]) => text.trim() === '');
    if (empty) return document.getElementById(`field-continuity-${empty[0]}`)?.focus();
    const input = { consultationId, prescriptionId, decision, reason, message };
    if (!(await decide.send({ input }, success))) return;
    for (const clear of [setReason, setMessage]) clear('');
    onClose();
  };

  return (
    <FormDialog
      title={`How does it go on? ${name}`}
      action="Save the decision"
      pending={decide.pending}
      failure={decide.shownFailure}
      onSend={() => void send()}
      onClose={onClose}
    >
      <RadioGroup
        name="continuity.decision"
        label="Decision"
        options={choices}
        value={decision}
        onChange={setDecision}
        error={missing(decision, 'Choose how it goes on.') ?? decide.problem('input.decision')}
      />
      <TextArea
        id="field-continuity-reason"
        name="continuity.reason"
        label="Reason for the record"
        description="Staff read this; the patient does not."
        rows={2}
        maxLength={2000}
        value={reason}
        onChange={setReason}
        error={missing(reason, 'Say why, for the record.') ?? decide.problem('input.reason')}
      />
      <TextArea
        id="field-continuity-message"
        name="continuity.message"
        label="Plan for the patient"
        description="Doses with dates, where the tablets come from, and when to write to you."
        rows={5}
        maxLength={2000}
        value={message}
        onChange={setMessage}
        error={
          missing(message, 'Tell the patient what to do, in plain words.') ?? decide.problem('input.message')
        }
      />
    </FormDialog>
  );
};
