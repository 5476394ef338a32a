import { useState } from 'react';
import { fieldProps } from '#client/forms/field-props.ts';
import { ScriptedForm } from '#client/forms/scripted-form.tsx';
import { runQuery } from '#client/graphql/client.ts';
import { Button } from '#client/ui/button.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { FindPatientDocument, type FindPatientQuery } from './find-patient.generated.ts';
import { PersonField } from './person-field.tsx';

export type FoundPatient = NonNullable<FindPatientQuery['findPatient']>;

interface FindPatientProps {
  /** An id to begin with. */
  readonly start?: string | undefined;
  /** Null when nobody was found, and during a search. */
  onFound(patient: FoundPatient | null): void;
}

/** A search by full email address or id. The search text never appears in an address. */
export const FindPatient = ({ start = '', onFound }: FindPatientProps) => {
  const [wish, setWish] = useState(start);
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState<string | null>(null);

  const find = async (): Promise<void> => {
    setPending(true);
    setMessage(null);
    onFound(null);
    const answer = await runQuery(FindPatientDocument, { wish });
    setPending(false);
    if (!answer.ok) return setMessage(answer.failure.message);
    if (!answer.value.findPatient) return setMessage('No patient has this email address or id.');
    onFound(answer.value.findPatient);
  };

  return (
    <ScriptedForm onSend={find}>
      <Stack gap={4}>
        <PersonField
          {...fieldProps('wish', [wish, setWish])}
          label="Email address or patient id"
          description="Write it in full."
        />
        <div>
          <Button type="submit" pending={pending} pendingLabel="Looking">
            Find
          </Button>
        </div>
        {message ? <Notice tone="info">{message}</Notice> : null}
      </Stack>
    </ScriptedForm>
  );
};
