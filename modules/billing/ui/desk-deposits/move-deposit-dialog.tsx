import { useState } from 'react';
import { fieldProps } from '#client/forms/field-props.ts';
import { useMutation } from '#client/forms/use-mutation.ts';
import { DateField } from '#client/ui/date-field.tsx';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { formatDate } from '#kernel/dates.ts';
import type { DeskDepositContentFragment } from './desk-deposits-content.generated.ts';
import { DeskMoveDepositDocument } from './move-deposit.generated.ts';

interface MoveDepositDialogProps {
  readonly deposit: DeskDepositContentFragment;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Another day for a procedure, and the reason for the record. */
export const MoveDepositDialog = ({ deposit, onDone, onClose }: MoveDepositDialogProps) => {
  const { orderId, orderNumber, procedureOn, refundableUntil } = deposit;
  const move = useMutation(DeskMoveDepositDocument);
  const [day, setDay] = useState('');
  const reason = useState('');
  const send = async (): Promise<void> => {
    const result = await move.run({ input: { orderId, procedureOn: day, reason: reason[0] } });
    if (result?.ok) onDone();
  };
  return (
    <FormDialog
      title={`Move the date: order ${orderNumber}`}
      action="Move the date"
      pending={move.pending}
      failure={move.failure?.fields.length === 0 ? move.failure : null}
      onSend={() => void send()}
      onClose={onClose}
    >
      <p>
        It is reserved for {formatDate(procedureOn)}. The patient can cancel until the end of{' '}
        {formatDate(refundableUntil)}: a later day makes that later, and an earlier day does not change it. We
        send them a notice of the new day.
      </p>
      <DateField
        name="procedureOn"
        label="New day"
        description="From two weeks to half a year ahead."
        error={move.problem('procedureOn')}
        onChange={setDay}
      />
      <TextArea
        {...fieldProps('reason', reason, move.problem)}
        label="Reason"
        description="For the record. The patient does not see it."
        maxLength={500}
      />
    </FormDialog>
  );
};
