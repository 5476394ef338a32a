import { useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { refreshPage } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { RadioCards } from '#client/ui/radio-cards.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { brand } from '#config/brand.ts';
import { SendIdentificationDocument } from '../../pages/send-identification.generated.ts';
import styles from './choose-identification.module.css';

/** The document that is photographed. */
export type IdentificationKind = 'id' | 'passport';

const kinds = [
  { value: 'id', label: 'Driver’s license or state ID', description: 'Two pictures: front and back.' },
  { value: 'passport', label: 'Passport', description: 'One picture: the page with your photo.' },
  {
    value: 'call',
    label: 'I have no ID: please call me',
    description: 'A clinician calls you and asks a few questions. Tell us when we can reach you.',
  },
  {
    value: 'second_proof',
    label: 'I have another kind of proof',
    description:
      'For example an expired ID, a student or work ID, or a letter with your name and birth date.',
  },
];

const isDocument = (kind: string): kind is IdentificationKind => kind === 'id' || kind === 'passport';

/** How the patient identifies themselves; without a document a clinician reviews manually. */
export const ChooseIdentification = ({
  isMismatch,
  onChoose,
}: {
  /** The sent document differs from the account. */
  readonly isMismatch: boolean;
  readonly onChoose: (kind: IdentificationKind) => void;
}) => {
  const link = useLink();
  const send = useMutation(SendIdentificationDocument);
  const [kind, setKind] = useState('');
  const [note, setNote] = useState('');
  const [checked, setChecked] = useState(false);
  const needsNote = kind === 'call' || kind === 'second_proof';
  const noteProblem =
    checked && needsNote && note.trim() === ''
      ? 'Tell us what you have, or when we can reach you.'
      : send.problem('note');

  const goOn = async () => {
    setChecked(true);
    if (isDocument(kind)) return onChoose(kind);
    if (kind === '') return document.getElementById('field-kind')?.focus();
    if (note.trim() === '') return document.getElementById('field-note')?.focus();
    const sent = await send.run({ method: kind, note });
    if (sent?.ok) await refreshPage();
  };
  return (
    <FlowLayout exitPath="/dashboard" exitLabel="Do this later" width="regular">
      <Stack gap={8}>
        <PageHeading
          title="Confirm who you are"
          lead="The law requires a clinician to know who they treat. They compare the name and date of birth with your account."
        />
        {isMismatch ? (
          <Notice tone="caution" live={false} title="What you sent differs from your account">
            Your care team wrote to you about it: <a href={link('/messages')}>read the message</a>. If your
            date of birth is wrong in your account, <a href={link('/account')}>correct it there</a>. Or send
            another document here.
          </Notice>
        ) : null}
        <RadioCards
          name="kind"
          label="What do you want to use?"
          options={kinds}
          value={kind}
          onChange={setKind}
          columns={2}
          error={checked && kind === '' ? 'Choose one.' : send.problem('method')}
        />
        {needsNote ? (
          <TextArea
            id="field-note"
            name="note"
            label={
              kind === 'call'
                ? 'When can we reach you, and on which number?'
                : 'What do you have? You can send it as a message.'
            }
            maxLength={1000}
            value={note}
            onChange={setNote}
            error={noteProblem}
          />
        ) : null}
        <dl className={styles.facts}>
          <div>
            <dt>Who sees it</dt>
            <dd>Your clinician at {brand.name}. Every time someone looks at it is recorded.</dd>
          </div>
          <div>
            <dt>What you may cover</dt>
            <dd>Everything but your name, your birth date and your photo.</dd>
          </div>
          <div>
            <dt>How long it is kept</dt>
            <dd>
              The picture is deleted 30 days after the clinician has confirmed it, or at the latest 90 days
              after you sent it. That it was confirmed stays in your record.
            </dd>
          </div>
        </dl>
        {send.failure && send.failure.fields.length === 0 ? (
          <Notice tone="danger">{send.failure.message}</Notice>
        ) : null}
        <div>
          <Button
            size="large"
            full="phone"
            pending={send.pending}
            pendingLabel="Sending"
            onClick={() => void goOn()}
          >
            {needsNote ? 'Send' : 'Continue'}
          </Button>
        </div>
      </Stack>
    </FlowLayout>
  );
};
