import { useMutation } from '#client/forms/use-mutation.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import type { Order } from '../orders/order-card.tsx';
import { StopOrderDocument } from './stop-order.generated.ts';

export interface OrderDialogOf {
  readonly order: Order;
  /** Something has changed: the page's data is loaded again. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before an order is stopped, and explains the consequences. */
export const StopOrderDialog = ({ order, onDone, onClose }: OrderDialogOf) => {
  const stop = useMutation(StopOrderDocument);
  const send = async (): Promise<void> => {
    const result = await stop.run({ orderId: order.id });
    if (result?.ok) onDone();
  };
  return (
    <FormDialog
      title={`Stop order ${order.number}?`}
      action="Stop this order"
      isDangerous
      pending={stop.pending}
      pendingLabel="Sending"
      failure={stop.failure?.fields.length === 0 ? stop.failure : null}
      onSend={() => void send()}
      onClose={onClose}
    >
      <p>
        {order.stop === 'ASK_PHARMACY'
          ? 'We will ask the pharmacy not to ship it. If they have already filled it, it will still ship. We will show the result here.'
          : 'It will not ship.'}
      </p>
      <p>The whole order is stopped. We will refund what you paid to your card.</p>
      <p>Your subscription will continue on its next date. You can change or cancel it in your account.</p>
    </FormDialog>
  );
};
