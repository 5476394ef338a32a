import { useState } from 'react';
import { fieldProps } from '#client/forms/field-props.ts';
import { useMutation } from '#client/forms/use-mutation.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { DeskTakeOffInvoiceDocument } from './take-off-invoice.generated.ts';

interface TakeOffDialogProps {
  readonly invoiceNumber: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Dollars as typed in cents; 0, which is refused, for what is no amount. */
const centsOf = (typed: string): number => {
  const cents = Math.round(Number(typed.replace(/[$,]/g, '')) * 100);
  return Number.isSafeInteger(cents) ? cents : 0;
};

/** The form that takes an amount off an unpaid invoice. */
export const TakeOffDialog = ({ invoiceNumber, onDone, onClose }: TakeOffDialogProps) => {
  const lower = useMutation(DeskTakeOffInvoiceDocument);
  const amount = useState('');
  const description = useState('');
  const reason = useState('');
  const send = async (): Promise<void> => {
    const input = {
      invoiceNumber,
      amount: centsOf(amount[0]),
      description: description[0],
      reason: reason[0],
    };
    if ((await lower.run({ input }))?.ok) onDone();
  };
  return (
    <FormDialog
      title={`Take something off invoice ${invoiceNumber}`}
      action="Take it off"
      pending={lower.pending}
      failure={lower.failure?.fields.length === 0 ? lower.failure : null}
      onSend={() => void send()}
      onClose={onClose}
    >
      <p>The patient is told. What they agreed to covers the lower amount, which is charged as planned.</p>
      <TextField {...fieldProps('amount', amount, lower.problem)} label="Dollars" inputMode="decimal" />
      <TextField
        {...fieldProps('description', description, lower.problem)}
        label="On the invoice"
        description="What the patient reads, such as “For the late delivery”."
        maxLength={60}
      />
      <TextArea {...fieldProps('reason', reason, lower.problem)} label="Reason" maxLength={500} />
    </FormDialog>
  );
};
