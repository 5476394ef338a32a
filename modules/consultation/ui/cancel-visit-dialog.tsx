import { useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { Cluster, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Dialog } from '#client/ui/overlay.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { toast } from '#client/ui/toast.tsx';
import { CancelVisitDocument } from '../pages/cancel-visit.generated.ts';

/** Characters of the reason. */
const REASON_LIMIT = 500;

export interface CancelVisitDialogProps {
  readonly consultationId: string;
  readonly onClose: () => void;
}

/** Cancels the visit after explaining the consequences; the reason is optional. */
export const CancelVisitDialog = ({ consultationId, onClose }: CancelVisitDialogProps) => {
  const [reason, setReason] = useState('');
  const cancel = useMutation(CancelVisitDocument);
  const send = async () => {
    const done = await cancel.run({ consultationId, reason: reason.trim() || null });
    if (!done?.ok) return;
    onClose();
    toast('Your visit is canceled.');
    await refreshPage();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Cancel this visit"
      footer={
        <Cluster gap={3} spread>
          <Button variant="secondary" onClick={onClose}>
            Keep the visit
          </Button>
          <Button
            variant="danger"
            pending={cancel.pending}
            pendingLabel="Canceling"
            onClick={() => void send()}
          >
            Cancel the visit
          </Button>
        </Cluster>
      }
    >
      <Stack gap={4}>
        <p>
          Nothing is charged for prescription treatment, and its order and subscription end. What you bought
          without a prescription stays. You can start again at any time.
        </p>
        <TextArea
          id="field-cancel-reason"
          name="reason"
          label="Why are you canceling?"
          optional
          rows={3}
          maxLength={REASON_LIMIT}
          value={reason}
          onChange={setReason}
          error={cancel.problem('reason')}
        />
        {cancel.failure && cancel.failure.fields.length === 0 ? (
          <Notice tone="danger">{cancel.failure.message}</Notice>
        ) : null}
      </Stack>
    </Dialog>
  );
};
