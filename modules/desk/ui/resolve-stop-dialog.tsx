import { useState } from 'react';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import type { OpenStop } from './open-stops-panel.tsx';
import { DeskResolveStopDocument } from './resolve-stop.generated.ts';
import { type Announce, useDecision } from './use-decision.ts';
import { useDraft } from './use-draft.ts';

interface ResolveStopDialogProps {
  readonly consultationId: string;
  readonly stop: OpenStop;
  readonly onClose: () => void;
  readonly announce: Announce;
}

const done = (title: string, text: string) => ({ tone: 'success', title, text, decided: false }) as const;

const steps = {
  resolve: {
    action: 'Resolve',
    effect: 'It no longer counts in any case. It counts again when the patient gives the same answer again.',
    done: done('Resolved', 'The stop no longer counts.'),
  },
  propose: {
    action: 'Propose to resolve',
    effect: 'It still counts until another clinician confirms it.',
    done: done('Proposed', 'Another clinician has to confirm that the stop no longer counts.'),
  },
  confirm: {
    action: 'Confirm',
    effect:
      'A colleague proposes to resolve it. With your confirmation it no longer counts in any case; it counts again when the patient gives the same answer again.',
    done: done('Resolved', 'The stop no longer counts.'),
  },
} as const;

/** A clinician's next action on a stop. */
export const stepOf = ({
  needsSecondClinician,
  proposedBy,
}: Pick<OpenStop, 'needsSecondClinician' | 'proposedBy'>): keyof typeof steps => {
  if (proposedBy !== null) return 'confirm';
  return needsSecondClinician ? 'propose' : 'resolve';
};

/** Why a stop does not count any more. Typed text stays when it is closed. */
export const ResolveStopDialog = ({ consultationId, stop, onClose, announce }: ResolveStopDialogProps) => {
  const { ruleId, proposedBy, proposedReason } = stop;
  const [reason, setReason] = useDraft(consultationId, `resolve.${ruleId}`);
  const [checked, setChecked] = useState(false);
  const resolve = useDecision(DeskResolveStopDocument, announce);
  const { action, effect, done: success } = steps[stepOf(stop)];

  const send = async () => {
    setChecked(true);
    if (reason.trim() === '') return document.getElementById('field-resolve-reason')?.focus();
    if (!(await resolve.send({ consultationId, ruleId, reason }, success))) return;
    setReason('');
    onClose();
  };

  return (
    <FormDialog
      title={`${action}: ${ruleId}`}
      action={action}
      pending={resolve.pending}
      failure={resolve.shownFailure}
      onSend={() => void send()}
      onClose={onClose}
    >
      <p>{effect}</p>
      {proposedBy ? (
        <Notice live={false}>
          {proposedBy}: {proposedReason}
        </Notice>
      ) : null}
      <TextArea
        id="field-resolve-reason"
        name="resolve.reason"
        label="Reason for the record"
        description="Staff read this; the patient does not."
        rows={3}
        maxLength={2000}
        value={reason}
        onChange={setReason}
        error={checked && reason.trim() === '' ? 'Say why, for the record.' : resolve.problem('reason')}
      />
    </FormDialog>
  );
};
