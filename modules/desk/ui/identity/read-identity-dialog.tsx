import { useState } from 'react';
import { DateField } from '#client/ui/date-field.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { formatDate } from '#kernel/dates.ts';
import type { DeskDetail } from '../decision-view.ts';
import { type Announce, useDecision } from '../use-decision.ts';
import { DeskReadIdentificationDocument } from './read-identification.generated.ts';

const confirmed = {
  tone: 'success',
  title: 'The identity is confirmed',
  text: 'The pictures are deleted in 30 days. What you read stays in the record.',
  decided: false,
} as const;

/** The clinician types what they read on the document or heard; the server compares it with the account. */
export const ReadIdentityDialog = ({
  detail,
  onClose,
  announce,
}: {
  readonly detail: Pick<DeskDetail, 'case' | 'dob'>;
  readonly onClose: () => void;
  readonly announce: Announce;
}) => {
  const read = useDecision(DeskReadIdentificationDocument, announce);
  const { consultationId, patientName } = detail.case;
  const [name, setName] = useState('');
  const [dob, setDob] = useState('');
  const [remark, setRemark] = useState('');
  const [checked, setChecked] = useState(false);

  const send = async () => {
    setChecked(true);
    if (name.trim() === '' || dob === '')
      return document.getElementById(name.trim() === '' ? 'field-name' : 'field-dob')?.focus();
    const sent = await read.run({ consultationId, name, dob, remark });
    if (!sent?.ok) return;
    onClose();
    const { isConfirmed, sameName, sameBirthDate } = sent.value.deskReadIdentification;
    const what = [sameName ? '' : 'the name', sameBirthDate ? '' : 'the date of birth'].filter(Boolean);
    announce(
      isConfirmed
        ? confirmed
        : {
            tone: 'caution',
            title: 'It differs from the account',
            text: `The patient is asked about ${what.join(' and ')}, and the visit waits for them.`,
            decided: false,
          },
    );
  };
  return (
    <FormDialog
      title="Read back the identity"
      action="Compare"
      pending={read.pending}
      failure={read.shownFailure?.fields.length === 0 ? read.shownFailure : null}
      onSend={() => void send()}
      onClose={onClose}
    >
      <p>
        Type what you read on the document, or what the patient said. The account says {patientName}
        {detail.dob ? `, born ${formatDate(detail.dob)}` : ', without a date of birth'}.
      </p>
      <TextField
        id="field-name"
        name="name"
        label="Name, as on the document"
        value={name}
        onChange={setName}
        maxLength={200}
        error={checked && name.trim() === '' ? 'Enter the name.' : read.problem('name')}
      />
      <DateField
        name="dob"
        label="Date of birth, as on the document"
        onChange={setDob}
        error={checked && dob === '' ? 'Enter the date of birth.' : read.problem('dob')}
      />
      <TextField
        name="remark"
        label="If the name differs and you know why"
        description="With a reason the name counts as the same person. A date of birth has to be equal."
        optional
        value={remark}
        onChange={setRemark}
        maxLength={1000}
        error={read.problem('remark')}
      />
    </FormDialog>
  );
};
