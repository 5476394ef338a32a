import { useState } from 'react';
import { SendButton } from '#client/forms/send-button.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Cluster, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { formatMoney } from '#kernel/money.ts';
import type { DepositContentFragment } from './deposit-content.generated.ts';
import { RefundDepositDocument } from './refund-deposit.generated.ts';

/** One deposit: what it reserves, and a way to cancel it in two clicks. */
const Deposit = ({ deposit }: { readonly deposit: DepositContentFragment }) => {
  const { orderId, name, amount, label, detail, isRefundable, orderNumber } = deposit;
  const [asks, setAsks] = useState(false);
  const refund = useMutation(RefundDepositDocument);
  const send = async () => {
    const result = await refund.run({ orderId });
    if (result?.ok) {
      setAsks(false);
      await refreshPage();
    }
  };
  return (
    <Card as="section" aria-labelledby={`deposit-${orderId}`}>
      <Stack gap={4}>
        <h3 id={`deposit-${orderId}`}>{label}</h3>
        <p>
          {name}, <span className="tabular">{formatMoney(amount)}</span>, order {orderNumber}. {detail}
        </p>
        {refund.failure ? <Notice tone="danger">{refund.failure.message}</Notice> : null}
        {isRefundable && !asks ? (
          <div>
            <Button variant="secondary" onClick={() => setAsks(true)}>
              Cancel and refund
            </Button>
          </div>
        ) : null}
        {isRefundable && asks ? (
          <Stack gap={3}>
            <p>You lose your reserved date, and {formatMoney(amount)} goes back to your card.</p>
            <Cluster gap={3}>
              <SendButton
                variant="danger"
                size="medium"
                sending={refund}
                pendingLabel="Canceling"
                onSend={send}
              >
                Yes, cancel it
              </SendButton>
              <Button variant="secondary" onClick={() => setAsks(false)}>
                Keep it
              </Button>
            </Cluster>
          </Stack>
        ) : null}
      </Stack>
    </Card>
  );
};

/** The deposits of a patient. */
export const Deposits = ({ deposits }: { readonly deposits: readonly DepositContentFragment[] }) => (
  <section aria-labelledby="deposits">
    <Stack gap={4}>
      <h2 id="deposits">Reserved procedures</h2>
      {deposits.map((deposit) => (
        <Deposit key={deposit.orderId} deposit={deposit} />
      ))}
    </Stack>
  </section>
);
