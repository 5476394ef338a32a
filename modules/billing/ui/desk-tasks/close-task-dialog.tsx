import { useState } from 'react';
import { fieldProps } from '#client/forms/field-props.ts';
import { useMutation } from '#client/forms/use-mutation.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { DeskCloseBillingTaskDocument } from './close-billing-task.generated.ts';
import type { DeskBillingTaskCardFragment } from './desk-billing-task-card.generated.ts';

interface CloseTaskDialogProps {
  readonly task: DeskBillingTaskCardFragment;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** How a task ended, and why: both are in the audit log. */
export const CloseTaskDialog = ({ task, onDone, onClose }: CloseTaskDialogProps) => {
  const close = useMutation(DeskCloseBillingTaskDocument);
  const only = task.outcomes.length === 1 ? task.outcomes[0]?.outcome : undefined;
  const outcome = useState(only ?? '');
  const reason = useState('');
  const send = async (): Promise<void> => {
    const result = await close.run({
      input: { taskId: task.id, outcome: outcome[0], reason: reason[0] },
    });
    if (result?.ok) onDone();
  };
  return (
    <FormDialog
      title={`Close: ${task.label}`}
      action="Close the task"
      pending={close.pending}
      failure={close.failure?.fields.length === 0 ? close.failure : null}
      onSend={() => void send()}
      onClose={onClose}
    >
      <SelectField
        {...fieldProps('outcome', outcome, close.problem)}
        label="Outcome"
        placeholder="Choose"
        options={task.outcomes.map(({ outcome: value, label }) => ({ value, label }))}
      />
      <TextArea
        {...fieldProps('reason', reason, close.problem)}
        label="Reason"
        description="What you found and did, for the person who reads this next."
        maxLength={1000}
      />
    </FormDialog>
  );
};
