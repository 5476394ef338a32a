import { useMutation } from '#client/forms/use-mutation.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { Order } from '../orders/order-card.tsx';
import { ChooseForOrderDocument } from './choose-for-order.generated.ts';

interface OrderIssueProps {
  readonly orderId: string;
  readonly issue: Order['issues'][number];
  readonly onDone: () => void;
}

/** Something that went wrong with an order, its outcome, and the patient's choices. */
export const OrderIssue = ({ orderId, issue, onDone }: OrderIssueProps) => {
  const choose = useMutation(ChooseForOrderDocument);
  const send = async (wish: string): Promise<void> => {
    const result = await choose.run({ orderId, wish });
    if (result?.ok) onDone();
  };
  return (
    <Notice
      tone={issue.isOpen ? 'caution' : 'info'}
      title={issue.label}
      live={false}
      actions={
        issue.choices.length > 0
          ? issue.choices.map(({ wish, label }) => (
              <Button
                key={wish}
                size="small"
                variant="secondary"
                pending={choose.pending}
                disabled={issue.wish === wish}
                onClick={() => void send(wish)}
              >
                {label}
              </Button>
            ))
          : null
      }
    >
      <p>{issue.detail}</p>
      {choose.failure ? <p role="alert">{choose.failure.message}</p> : null}
    </Notice>
  );
};
