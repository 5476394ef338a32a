import { useState } from 'react';
import { SendButton } from '#client/forms/send-button.tsx';
import { useMutation } from '#client/forms/use-mutation.ts';
import { Button } from '#client/ui/button.tsx';
import { CountedTextArea } from '#client/ui/counted-text-area.tsx';
import { Cluster, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { HelpWhileWriting } from '#modules/message/ui.ts';
import { DeclinePlanDocument } from '../../pages/decline-plan.generated.ts';

/** Characters of the reason. */
const REASON_LIMIT = 1000;

export interface DeclinePlanProps {
  readonly consultationId: string;
  readonly proposalId: string;
  readonly onDeclined: () => void;
  readonly onKeep: () => void;
}

/** Declines a plan, with an explanation of the consequences and an optional reason for the clinician. */
export const DeclinePlan = ({ consultationId, proposalId, onDeclined, onKeep }: DeclinePlanProps) => {
  const [reason, setReason] = useState('');
  const decline = useMutation(DeclinePlanDocument);
  const send = async () => {
    const result = await decline.run({ consultationId, proposalId, reason: reason.trim() });
    if (result?.ok) onDeclined();
  };
  return (
    <Stack gap={4}>
      <h2>Decline this plan</h2>
      <p>
        Nothing is charged and nothing ships. Your visit goes back to your clinician, who will write to you
        about your other options.
      </p>
      {decline.failure && decline.failure.fields.length === 0 ? (
        <Notice tone="danger">{decline.failure.message}</Notice>
      ) : null}
      <CountedTextArea
        name="reason"
        label="What would you like the clinician to know?"
        optional
        limit={REASON_LIMIT}
        value={reason}
        error={decline.problem('reason')}
        onChange={setReason}
      />
      <HelpWhileWriting text={reason} />
      <Cluster gap={3}>
        <SendButton
          variant="danger"
          size="medium"
          sending={decline}
          pendingLabel="Declining the plan"
          onSend={send}
        >
          Decline the plan
        </SendButton>
        <Button variant="secondary" full="phone" onClick={onKeep}>
          Back to the plan
        </Button>
      </Cluster>
    </Stack>
  );
};
