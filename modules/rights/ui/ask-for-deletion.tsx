import { useState } from 'react';
import { ScriptedForm } from '#client/forms/scripted-form.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { UNDO_DAYS } from '../domain/deletion-state.ts';
import { RequestAccountDeletionDocument } from './request-account-deletion.generated.ts';

/** The request itself, after a checkbox that says what it does. */
export const AskForDeletion = () => {
  const request = useMutation(RequestAccountDeletionDocument);
  const [understood, setUnderstood] = useState(false);
  const [missing, setMissing] = useState(false);
  const ask = async (): Promise<void> => {
    setMissing(!understood);
    if (!understood) return;
    const result = await request.run({});
    if (result?.ok) await refreshPage();
  };
  return (
    <ScriptedForm noValidate onSend={ask} aria-label="Delete your account">
      <Stack gap={4}>
        <CheckboxField
          name="understood"
          label={`I understand that my subscriptions end today and that my account is deleted in ${UNDO_DAYS} days.`}
          checked={understood}
          onChange={setUnderstood}
          error={missing ? 'Check this box to continue.' : undefined}
        />
        <div>
          <Button type="submit" variant="danger" pending={request.pending} pendingLabel="Saving">
            Delete my account
          </Button>
        </div>
        {request.failure ? <Notice tone="danger">{request.failure.message}</Notice> : null}
      </Stack>
    </ScriptedForm>
  );
};
