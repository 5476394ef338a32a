import { useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldProps } from '#client/forms/field-props.ts';
import { Stack } from '#client/ui/layout.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { isFilledIn, OPEN_PLACES } from '../domain/marked-places.ts';
import { textsOfLines } from '../domain/texts-of-lines.ts';
import styles from './change-form.module.css';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { type DeskDetail, isChange, isRenewal } from './decision-view.ts';
import { FormActions } from './form-actions.tsx';
import { markFirstPlace } from './mark-place.ts';
import { refusalTexts } from './refusal-texts.ts';
import { DeskRefuseCaseDocument } from './refuse-case.generated.ts';
import { type Announce, useDecision } from './use-decision.ts';
import { useDraft } from './use-draft.ts';
import { useOpenedForm } from './use-opened-form.ts';

export interface RefuseFormProps {
  readonly detail: DeskDetail;
  readonly onCancel: () => void;
  readonly announce: Announce;
}

/** Refuses a case with the reason and what the patient can do instead; the patient reads both. */
export const RefuseForm = ({ detail, onCancel, announce }: RefuseFormProps) => {
  const { consultationId } = detail.case;
  const refuse = useDecision(DeskRefuseCaseDocument, announce);
  const [template, setTemplate] = useState('');
  const [reason, setReason] = useDraft(consultationId, 'refusal');
  const [alternatives, setAlternatives] = useDraft(consultationId, 'alternatives');
  const [checked, setChecked] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const form = useOpenedForm();
  const missing = (text: string, message: string) => {
    if (!checked) return undefined;
    return text.trim() === '' ? message : isFilledIn(text) ? undefined : OPEN_PLACES;
  };
  const isReady = (text: string): boolean => text.trim() !== '' && isFilledIn(text);

  const begin = (id: string) => {
    setTemplate(id);
    const text = refusalTexts.find((one) => one.id === id);
    if (!text) return;
    // After rendering, so that the placeholder can be selected in the field.
    flushSync(() => {
      setReason(text.reason);
      setAlternatives(text.alternatives);
    });
    markFirstPlace('field-reason');
  };

  const check = () => {
    setChecked(true);
    const first = !isReady(reason) ? 'reason' : !isReady(alternatives) ? 'alternatives' : null;
    if (!first) return setConfirming(true);
    document.getElementById(`field-${first}`)?.focus();
    markFirstPlace(`field-${first}`);
  };

  const send = async () => {
    const done = await refuse.send(
      { consultationId, reason, alternatives },
      {
        tone: 'success',
        title: 'Refused',
        text: 'Nothing was charged for the prescription. The patient reads your reason and what they can do.',
        decided: true,
      },
    );
    if (!done) return setConfirming(false);
    setReason('');
    setAlternatives('');
  };

  return (
    <form
      method="post"
      ref={form}
      aria-label="Refuse"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      <Stack gap={4}>
        <SelectField
          name="refusal.template"
          label="Start from a suggested text"
          optional
          placeholder="Write your own"
          options={textsOfLines(refusalTexts, detail.case.lines).map(({ id, label }) => ({
            value: id,
            label,
          }))}
          value={template}
          onChange={begin}
        />
        <TextArea
          {...fieldProps('reason', [reason, setReason])}
          label="Why you do not prescribe"
          description="The patient reads this. Replace the text in [[ ]]."
          rows={4}
          maxLength={2000}
          error={missing(reason, 'Say why, in words for the patient.') ?? refuse.problem('reason')}
        />
        <TextArea
          {...fieldProps('alternatives', [alternatives, setAlternatives])}
          label="What the patient can do instead"
          rows={4}
          maxLength={2000}
          error={
            missing(alternatives, 'Name at least one next step for the patient.') ??
            refuse.problem('alternatives')
          }
        />
        <FormActions label="Refuse" variant="danger" onCancel={onCancel} />
      </Stack>
      <ConfirmDialog
        danger
        open={confirming}
        onClose={() => setConfirming(false)}
        title="Refuse this request"
        patientSees={
          <>
            <p>That the visit is closed, with your reason and your advice:</p>
            <blockquote>{reason}</blockquote>
            <blockquote>{alternatives}</blockquote>
          </>
        }
        charged={
          isRenewal(detail.case)
            ? 'Nothing. Refills of these prescriptions end.'
            : isChange(detail.case)
              ? 'Nothing. The current treatment continues.'
              : 'Nothing for the prescription: its order is closed and its subscription ends. What was bought without a prescription stays.'
        }
        confirm="Refuse and notify the patient"
        pending={refuse.pending}
        failure={refuse.shownFailure}
        onConfirm={() => void send()}
      />
    </form>
  );
};
