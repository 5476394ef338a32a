import { useState } from 'react';
import { fieldProps } from '#client/forms/field-props.ts';
import { ScriptedForm } from '#client/forms/scripted-form.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { IMPERSONATION_MINUTES } from '#config/impersonation.ts';
import { formatDate } from '#kernel/dates.ts';
import type { FoundPatient } from './find-patient.tsx';
import { postForm } from './post-form.ts';
import { StartImpersonationDocument } from './start-impersonation.generated.ts';

/** The patient who was found, with the form to impersonate them; a reason is required. */
export const ImpersonatePatient = ({ patient }: { readonly patient: FoundPatient }) => {
  const start = useMutation(StartImpersonationDocument);
  const [reason, setReason] = useState('');

  const go = async (): Promise<void> => {
    const started = await start.run({ patientId: patient.id, reason });
    if (!started?.ok) return;
    const { action, token } = started.value.startImpersonation;
    postForm(action, { token });
  };

  return (
    <Card>
      <ScriptedForm onSend={go}>
        <Stack gap={4}>
          <div>
            <h2>{patient.name ?? patient.email}</h2>
            <p>
              {patient.name ? `${patient.email} · ` : ''}Patient since {formatDate(patient.createdAt)}
            </p>
          </div>
          <p>
            You will see the patient’s pages for {IMPERSONATION_MINUTES} minutes. You cannot pay, agree,
            answer or write for the patient. What you open is recorded.
          </p>
          <TextArea
            {...fieldProps('reason', [reason, setReason], start.problem)}
            label="Why do you need to?"
            description="A sentence without health details, e.g. “The patient cannot find an order.”"
            rows={3}
            maxLength={300}
          />
          {start.failure && start.failure.fields.length === 0 ? (
            <Notice tone="danger">{start.failure.message}</Notice>
          ) : null}
          <div>
            <Button type="submit" pending={start.pending} pendingLabel="Opening the patient’s pages">
              Act for this patient
            </Button>
          </div>
        </Stack>
      </ScriptedForm>
    </Card>
  );
};
