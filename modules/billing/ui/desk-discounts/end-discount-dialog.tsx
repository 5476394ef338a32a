import { useState } from 'react';
import { fieldProps } from '#client/forms/field-props.ts';
import { useMutation } from '#client/forms/use-mutation.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import type { DeskDiscountCardFragment } from './desk-discount-card.generated.ts';
import { DeskEndDiscountDocument } from './end-discount.generated.ts';

interface EndDiscountDialogProps {
  readonly discount: DeskDiscountCardFragment;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export const EndDiscountDialog = ({ discount, onDone, onClose }: EndDiscountDialogProps) => {
  const end = useMutation(DeskEndDiscountDocument);
  const reason = useState('');
  const send = async (): Promise<void> => {
    const result = await end.run({ discountId: discount.id, reason: reason[0] });
    if (result?.ok) onDone();
  };
  return (
    <FormDialog
      title={`End ${discount.code ?? discount.description}`}
      action="End the discount"
      isDangerous
      pending={end.pending}
      failure={end.failure?.fields.length === 0 ? end.failure : null}
      onSend={() => void send()}
      onClose={onClose}
    >
      <p>
        No new order can use it from now on. Subscriptions that it was promised to keep it as agreed:{' '}
        {discount.runningSubscriptions}.
      </p>
      <TextArea {...fieldProps('reason', reason, end.problem)} label="Reason" maxLength={500} />
    </FormDialog>
  );
};
