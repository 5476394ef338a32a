import { useState } from 'react';
import { fieldProps } from '#client/forms/field-props.ts';
import { ScriptedForm } from '#client/forms/scripted-form.tsx';
import { Button } from '#client/ui/button.tsx';
import { CheckboxGroup } from '#client/ui/checkbox-group.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { type DeskDetail, openFlags } from '../decision-view.ts';
import { type Announce, useDecision } from '../use-decision.ts';
import { useDraft } from '../use-draft.ts';
import { DeskCloseCheckInDocument } from './close-check-in.generated.ts';

export interface CheckInFormProps {
  readonly detail: DeskDetail;
  readonly acknowledged: ReadonlySet<string>;
  readonly announce: Announce;
}

const outcomes = [
  { value: 'continue', label: 'Continue unchanged' },
  { value: 'hold', label: 'Hold some of it' },
  { value: 'discontinue', label: 'Discontinue some of it' },
];

const drafts: Readonly<Record<string, string>> = {
  continue: 'Thank you for your check-in. I have read your answers, and you can continue as before.',
  hold: '',
  discontinue: '',
};

/** Decides a check-in: everything continues, or some of it is put on hold or ended. The patient reads the message. */
export const CheckInForm = ({ detail, acknowledged, announce }: CheckInFormProps) => {
  const { consultationId } = detail.case;
  const close = useDecision(DeskCloseCheckInDocument, announce);
  const [outcome, setOutcome] = useState('continue');
  const [prescriptionIds, setPrescriptionIds] = useState<readonly string[]>([]);
  const [message, setMessage] = useDraft(consultationId, 'check-in', drafts.continue);
  const unread = openFlags(detail.flags, acknowledged, detail.requested);
  const therapies = detail.therapies.filter(
    ({ overTheCounter, mayDiscontinue }) => !overTheCounter && mayDiscontinue,
  );

  const choose = (value: string) => {
    if (message === '' || Object.values(drafts).includes(message)) setMessage(drafts[value] ?? '');
    setOutcome(value);
  };

  const send = async () => {
    const done = await close.send(
      {
        input: {
          consultationId,
          outcome,
          prescriptionIds: outcome === 'continue' ? [] : [...prescriptionIds],
          acknowledgedRuleIds: [...acknowledged],
          message,
        },
      },
      {
        tone: 'success',
        title: 'Check-in closed',
        text: 'The patient reads your message.',
        decided: true,
      },
    );
    if (done) setMessage('');
  };

  return (
    <ScriptedForm aria-label="Decide the check-in" onSend={send}>
      <Stack gap={4}>
        {unread.length > 0 ? (
          <Notice live={false}>Read and acknowledge first: {unread.join(', ')}.</Notice>
        ) : null}
        <RadioGroup
          name="outcome"
          label="What follows"
          options={outcomes}
          value={outcome}
          onChange={choose}
        />
        {outcome === 'continue' ? null : (
          <CheckboxGroup
            name="input.prescriptionIds"
            label="What is this about?"
            options={therapies.map(({ id, name }) => ({ value: id, label: name }))}
            value={prescriptionIds}
            onChange={setPrescriptionIds}
            error={close.problem('input.prescriptionIds')}
          />
        )}
        <TextArea
          {...fieldProps('input.message', [message, setMessage], close.problem)}
          label="Message to the patient"
          description="The patient reads this under Messages."
          rows={4}
          maxLength={2000}
        />
        {close.shownFailure && close.shownFailure.code !== 'BAD_USER_INPUT' ? (
          <Notice tone="danger">{close.shownFailure.message}</Notice>
        ) : null}
        <Button type="submit" full pending={close.pending} disabled={unread.length > 0}>
          Close the check-in
        </Button>
      </Stack>
    </ScriptedForm>
  );
};
