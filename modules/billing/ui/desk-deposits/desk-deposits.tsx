import { useState } from 'react';
import { SendButton } from '#client/forms/send-button.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { useUser } from '#client/session/user-context.tsx';
import { Button } from '#client/ui/button.tsx';
import { DataTable } from '#client/ui/data-table.tsx';
import { Cluster, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { formatDate } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';
import { DecideDepositDocument } from './decide-deposit.generated.ts';
import type { DeskDepositContentFragment } from './desk-deposits-content.generated.ts';
import { MoveDeposit } from './move-deposit.tsx';

const decisions = [
  { decision: 'used', label: 'It took place', isPossible: ({ mayBeUsed }) => mayBeUsed },
  { decision: 'kept', label: 'They did not come', isPossible: ({ mayBeKept }) => mayBeKept },
  { decision: 'refund', label: 'Refund it', isPossible: () => true },
] as const satisfies readonly {
  decision: string;
  label: string;
  isPossible: (deposit: DeskDepositContentFragment) => boolean;
}[];

/** An operator's actions on one deposit, with the reason for the record. */
const Decide = ({ deposit }: { readonly deposit: DeskDepositContentFragment }) => {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const decide = useMutation(DecideDepositDocument);
  const { orderId, state } = deposit;
  const { user } = useUser();
  if ((state !== 'reserved' && state !== 'unpaid') || !user?.permissions?.includes('decide_orders'))
    return null;
  if (!isOpen)
    return (
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        Decide<span className="visually-hidden"> about order {deposit.orderNumber}</span>
      </Button>
    );
  const send = async (decision: string) => {
    const result = await decide.run({ orderId, decision, reason });
    if (result?.ok) await refreshPage();
  };
  return (
    <Stack gap={3}>
      {decide.failure && decide.failure.fields.length === 0 ? (
        <Notice tone="danger">{decide.failure.message}</Notice>
      ) : null}
      <TextField
        name={`reason-${orderId}`}
        label="Why?"
        value={reason}
        error={decide.problem('reason')}
        onChange={setReason}
      />
      <Cluster gap={2}>
        {decisions
          .filter(({ isPossible }) => isPossible(deposit))
          .map(({ decision, label }) => (
            <SendButton
              key={decision}
              variant={decision === 'refund' ? 'danger' : 'secondary'}
              size="small"
              sending={decide}
              pendingLabel="Saving"
              onSend={() => send(decision)}
            >
              {label}
            </SendButton>
          ))}
        <Button variant="quiet" size="small" onClick={() => setOpen(false)}>
          Close
        </Button>
      </Cluster>
    </Stack>
  );
};

/** Deposits for procedures, by the day. */
export const DeskDeposits = ({ deposits }: { readonly deposits: readonly DeskDepositContentFragment[] }) => (
  <DataTable
    caption="Deposits for procedures, the latest day first"
    rowKey={({ orderId }) => orderId}
    rows={deposits}
    columns={[
      { key: 'day', title: 'Day', cell: ({ procedureOn }) => formatDate(procedureOn) },
      { key: 'order', title: 'Order', cell: ({ orderNumber }) => orderNumber },
      {
        key: 'patient',
        title: 'Patient',
        cell: ({ patientName, patientEmail }) => `${patientName}, ${patientEmail}`,
      },
      { key: 'what', title: 'What', cell: ({ name, amount }) => `${name}, ${formatMoney(amount)}` },
      { key: 'state', title: 'State', cell: ({ label }) => label },
      {
        key: 'decide',
        title: 'Decision',
        cell: (deposit) => (
          <Stack gap={2}>
            <Decide deposit={deposit} />
            <MoveDeposit deposit={deposit} />
          </Stack>
        ),
      },
    ]}
    empty={<p>Nobody has reserved a procedure yet.</p>}
  />
);
