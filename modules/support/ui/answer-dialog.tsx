import { useState } from 'react';
import { fieldProps } from '#client/forms/field-props.ts';
import { useMutation } from '#client/forms/use-mutation.ts';
import { CountedTextArea } from '#client/ui/counted-text-area.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { REQUEST_LIMIT } from '../domain/request-limit.ts';
import { DeskActOnServiceRequestDocument } from './desk-act-on-service-request.generated.ts';
import type { DeskServiceRequestCardFragment } from './desk-request-card.generated.ts';

interface AnswerDialogProps {
  readonly request: DeskServiceRequestCardFragment;
  readonly action: DeskServiceRequestCardFragment['actions'][number];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** The operator's words to the patient: an answer or a question. */
export const AnswerDialog = ({ request, action, onDone, onClose }: AnswerDialogProps) => {
  const act = useMutation(DeskActOnServiceRequestDocument);
  const [text, setText] = useState('');
  const send = async (): Promise<void> => {
    const result = await act.run({ input: { id: request.id, action: action.action, text } });
    if (result?.ok) onDone();
  };
  return (
    <FormDialog
      title={`${action.label}: request ${request.number}`}
      action={action.label}
      pending={act.pending}
      pendingLabel="Sending"
      failure={act.failure?.fields.length === 0 ? act.failure : null}
      onSend={() => void send()}
      onClose={onClose}
    >
      <CountedTextArea
        {...fieldProps('text', [text, setText], act.problem)}
        value={text}
        label="What the patient reads"
        description="In their messages. The email says only that there is an answer."
        rows={6}
        limit={REQUEST_LIMIT}
      />
    </FormDialog>
  );
};
