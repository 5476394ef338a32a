import { useState } from 'react';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { isFilledIn, OPEN_PLACES } from '../../domain/marked-places.ts';
import { markFirstPlace } from '../mark-place.ts';
import { type Announce, useDecision } from '../use-decision.ts';
import { useDraft } from '../use-draft.ts';
import type { Continuity } from './continuity-panel.tsx';
import { DeskDecideContinuityDocument } from './decide-continuity.generated.ts';

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

/** How a treatment that must not end abruptly continues. Typed text stays when it is closed. */
export const ContinuityDialog = (props: ContinuityDialogProps) => {
  const { consultationId, treatment, onClose, announce } = props;
  const { prescriptionId, name, options } = treatment;
  const [decision, setDecision] = useState('');
  const [reason, setReason] = useDraft(consultationId, `continuity.${prescriptionId}.reason`);
  const [message, setMessage] = useDraft(consultationId, `continuity.${prescriptionId}.message`);
  const [checked, setChecked] = useState(false);
  const decide = useDecision(DeskDecideContinuityDocument, announce);
  const missing = (text: string, problem: string) => {
    if (!checked) return undefined;
    return text.trim() === '' ? problem : isFilledIn(text) ? undefined : OPEN_PLACES;
  };

  /** The plan begins with the template of the decision, unless the clinician has written one. */
  const choose = (next: string) => {
    const template = options.find((one) => one.decision === next)?.template ?? '';
    const isOwn = message.trim() !== '' && options.every((one) => one.template !== message);
    setDecision(next);
    if (!isOwn) setMessage(template);
  };

  const send = async () => {
    setChecked(true);
    const open = Object.entries({ decision, reason, message }).find(
      ([, text]) => text.trim() === '' || !isFilledIn(text),
    );
    if (open) {
      document.getElementById(`field-continuity-${open[0]}`)?.focus();
      return markFirstPlace(`field-continuity-${open[0]}`);
    }
    const input = { consultationId, prescriptionId, decision, reason, message };
    if (!(await decide.send({ input }, success))) return;
    for (const clear of [setReason, setMessage]) clear('');
    onClose();
  };

  return (
    <FormDialog
      title={`Choose what happens next: ${name}`}
      action="Save the decision"
      pending={decide.pending}
      failure={decide.shownFailure}
      onSend={() => void send()}
      onClose={onClose}
    >
      <RadioGroup
        name="continuity.decision"
        label="Decision"
        options={options.map(({ decision: value, label, description }) => ({ value, label, description }))}
        value={decision}
        onChange={choose}
        error={missing(decision, 'Choose what happens next.') ?? decide.problem('input.decision')}
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
        description="Doses with dates, where the tablets come from, and when to write to you. Replace the text in [[ ]]."
        rows={8}
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
