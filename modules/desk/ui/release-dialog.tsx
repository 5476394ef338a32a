import { FormDialog } from '#client/ui/form-dialog.tsx';
import { DeskReleaseCaseDocument } from './release-case.generated.ts';
import { type Announce, useDecision } from './use-decision.ts';

export interface ReleaseDialogProps {
  readonly consultationId: string;
  readonly patientName: string;
  readonly announce: Announce;
  readonly onClose: () => void;
}

/** Returns the case to the queue, where every licensed clinician can take it. */
export const ReleaseDialog = ({ consultationId, patientName, announce, onClose }: ReleaseDialogProps) => {
  const release = useDecision(DeskReleaseCaseDocument, announce);
  const send = async () => {
    const done = await release.send(
      { consultationId },
      {
        tone: 'success',
        title: 'Back in the queue',
        text: `${patientName} waits for the clinician who takes the case.`,
        decided: true,
      },
    );
    if (done) onClose();
  };
  return (
    <FormDialog
      title={`Give back: ${patientName}`}
      action="Give back to the queue"
      pending={release.pending}
      failure={release.shownFailure}
      onSend={() => void send()}
      onClose={onClose}
    >
      <p>The case keeps its deadline. Every clinician licensed where the patient is can take it.</p>
    </FormDialog>
  );
};
