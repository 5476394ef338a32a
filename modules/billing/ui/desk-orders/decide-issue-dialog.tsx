import { useState } from 'react';
import { fieldProps } from '#client/forms/field-props.ts';
import { useMutation } from '#client/forms/use-mutation.ts';
import { FormDialog } from '#client/ui/form-dialog.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { formatMoney, parseMoney } from '#kernel/money.ts';
import { answerText } from './answer-texts.ts';
import { DeskDecideOrderIssueDocument } from './decide-order-issue.generated.ts';
import type { DeskOrderIssueCardFragment } from './desk-order-issue-card.generated.ts';

interface DecideIssueDialogProps {
  readonly issue: DeskOrderIssueCardFragment;
  readonly decision: DeskOrderIssueCardFragment['decisions'][number];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** The text for the patient about a decision, and the amount of a refund. */
export const DecideIssueDialog = ({ issue, decision, onDone, onClose }: DecideIssueDialogProps) => {
  const decide = useMutation(DeskDecideOrderIssueDocument);
  const answer = useState(answerText(decision.decision));
  const isRefund = decision.decision === 'refund' && issue.kind !== 'rejected';
  const amount = useState(formatMoney(issue.refundable));
  const [amountProblem, setAmountProblem] = useState<string | undefined>();

  const send = async (): Promise<void> => {
    const cents = isRefund ? parseMoney(amount[0]) : null;
    setAmountProblem(isRefund && cents === null ? 'Enter an amount, such as $24.00.' : undefined);
    if (isRefund && cents === null) return;
    const result = await decide.run({
      input: {
        issueId: issue.id,
        decision: decision.decision,
        answer: answer[0],
        amount: cents === issue.refundable ? null : cents,
      },
    });
    if (result?.ok) onDone();
  };

  return (
    <FormDialog
      title={`${decision.label}: order ${issue.orderNumber}`}
      action={decision.label}
      isDangerous={decision.decision === 'end_refills'}
      pending={decide.pending}
      pendingLabel="Sending"
      failure={decide.failure?.fields.length === 0 ? decide.failure : null}
      onSend={() => void send()}
      onClose={onClose}
    >
      {isRefund ? (
        <TextField
          {...fieldProps('amount', amount, (field) => amountProblem ?? decide.problem(field))}
          label="Amount"
          description={`At most ${formatMoney(issue.left)}. Paid for these products: ${formatMoney(issue.refundable)}.`}
          inputMode="decimal"
        />
      ) : null}
      <TextArea
        {...fieldProps('answer', answer, decide.problem)}
        label="What the patient reads"
        description="Also sent by email: name no product and nothing about health."
        maxLength={1000}
      />
    </FormDialog>
  );
};
