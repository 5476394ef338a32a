import { useState } from 'react';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { DeskDismissDuplicateDocument } from './dismiss-duplicate.generated.ts';
import { type Duplicate, keepChoices } from './duplicate-view.ts';
import { DeskMergeAccountsDocument } from './merge-accounts.generated.ts';
import { type Announce, useDecision } from './use-decision.ts';

export type DuplicateStep = 'dismiss' | 'merge';

interface DuplicateDialogProps {
  /** Null for a pair without a case. */
  readonly consultationId: string | null;
  /** Names the account from which the pair is seen; that of the case when left out. */
  readonly thisLabel?: string;
  readonly duplicate: Duplicate;
  readonly step: DuplicateStep;
  readonly onClose: () => void;
  readonly announce: Announce;
}

const done = (title: string, text: string) => ({ tone: 'success', title, text, decided: false }) as const;

const texts = {
  dismiss: {
    title: 'Two people',
    effect: 'The accounts no longer count as one chart: each may order what the other takes.',
    done: done('Saved', 'The accounts belong to two people.'),
  },
  merge: {
    title: 'The same person',
    effect:
      'The other account is closed: its sessions end, and the person who signs in to it is asked to use the one that stays. Its history can still be read here. This cannot be undone.',
    done: done('Accounts joined', 'The other account can no longer be used.'),
  },
} as const;

/** Why the accounts are two people’s or one person’s, and which of them stays. */
export const DuplicateDialog = (props: DuplicateDialogProps) => {
  const { consultationId, duplicate, thisLabel, step, onClose, announce } = props;
  const choices = keepChoices(duplicate, thisLabel);
  const [keep, setKeep] = useState(choices[0]?.value ?? 'this');
  const [reason, setReason] = useState('');
  const dismissal = useDecision(DeskDismissDuplicateDocument, announce);
  const merger = useDecision(DeskMergeAccountsDocument, announce);
  const { pending, problem, shownFailure } = step === 'dismiss' ? dismissal : merger;
  const { title, effect, done: success } = texts[step];

  const send = async () => {
    const input = { consultationId, duplicateId: duplicate.id, reason };
    const saved =
      step === 'dismiss'
        ? await dismissal.send(input, success)
        : await merger.send({ ...input, keepThis: keep === 'this' }, success);
    if (saved) onClose();
  };

  return (
    <FormDialog
      title={title}
      action={title}
      isDangerous={step === 'merge'}
      pending={pending}
      failure={shownFailure}
      onSend={() => void send()}
      onClose={onClose}
    >
      <p>{effect}</p>
      {step === 'merge' ? (
        <RadioGroup
          name="duplicate.keep"
          label="Which account stays?"
          options={choices}
          value={keep}
          onChange={(value) => setKeep(value === 'other' ? 'other' : 'this')}
        />
      ) : null}
      <TextArea
        id="field-duplicate-reason"
        name="duplicate.reason"
        label="Reason for the record"
        description="Staff read this; the patient does not."
        rows={2}
        maxLength={500}
        value={reason}
        onChange={setReason}
        error={problem('reason')}
      />
    </FormDialog>
  );
};
