import { useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { Cluster, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Dialog } from '#client/ui/overlay.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { toast } from '#client/ui/toast.tsx';
import { MAX_REASON } from '../../domain/listing-input.ts';
import type { Change } from './history-table.tsx';
import { RevertListingChangeDocument } from './revert-change.generated.ts';
import { WarningsToAccept } from './warnings-to-accept.tsx';

export interface RevertDialogProps {
  readonly change: Change;
  readonly version: number;
  readonly onClose: () => void;
}

/** Restores one field's earlier value, with a separate reason. */
export const RevertDialog = ({ change, version, onClose }: RevertDialogProps) => {
  const reverting = useMutation(RevertListingChangeDocument);
  const [reason, setReason] = useState('');
  const [accepted, setAccepted] = useState(false);
  const [warnings, setWarnings] = useState<readonly string[]>([]);

  const revert = async () => {
    const done = await reverting.run({ changeId: change.id, version, reason, acceptWarnings: accepted });
    if (!done) return;
    if (!done.ok) {
      const found = done.failure.fields.filter(({ field }) => field === 'acceptWarnings');
      setWarnings(found.map(({ message }) => message));
      if (done.failure.code === 'CONFLICT') await refreshPage();
      return;
    }
    await refreshPage();
    toast('Taken back. The shop shows it now.', { tone: 'success' });
    onClose();
  };
  const { failure } = reverting;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Take this change back?"
      footer={
        <Cluster gap={3} spread>
          <Button variant="secondary" onClick={onClose}>
            Go back
          </Button>
          <Button pending={reverting.pending} pendingLabel="Saving" onClick={() => void revert()}>
            Take it back
          </Button>
        </Cluster>
      }
    >
      <Stack gap={4}>
        <p>
          {change.label} becomes <strong>{change.from}</strong> again. It is recorded as a separate change.
        </p>
        {failure && failure.fields.length === 0 ? <Notice tone="danger">{failure.message}</Notice> : null}
        <WarningsToAccept warnings={warnings} accepted={accepted} onChange={setAccepted} />
        <TextArea
          name="revertReason"
          label="Why you take it back"
          rows={2}
          maxLength={MAX_REASON}
          value={reason}
          onChange={setReason}
          error={reverting.problem('reason')}
        />
      </Stack>
    </Dialog>
  );
};
