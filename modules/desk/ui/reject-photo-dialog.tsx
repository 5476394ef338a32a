import { useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { Button } from '#client/ui/button.tsx';
import { Cluster, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Dialog } from '#client/ui/overlay.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import { rejectionReasons } from '#modules/consultation/ui.ts';
import { type DeskPhoto, isDocument, photoView } from './photo-labels.ts';
import { DeskRejectPhotoDocument } from './reject-photo.generated.ts';

export interface RejectPhotoDialogProps {
  readonly photo: DeskPhoto | null;
  readonly onClose: () => void;
  readonly onRejected: () => void;
}

const { blurry, dark, wrong_view, id_unreadable, id_mismatch } = rejectionReasons;

/** The reasons that apply to a photo of the head, or to a document. */
const reasonsFor = (photo: DeskPhoto | null): readonly string[] =>
  photo && isDocument(photo) ? [blurry, dark, id_unreadable, id_mismatch] : [blurry, dark, wrong_view];

/** Rejects a photo with a reason that the patient reads. */
export const RejectPhotoDialog = ({ photo, onClose, onRejected }: RejectPhotoDialogProps) => {
  const reject = useMutation(DeskRejectPhotoDocument);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);

  const send = async () => {
    setMissing(reason === '');
    if (!photo || reason === '') return;
    const sent = await reject.run({ photoId: photo.id, reason });
    if (!sent?.ok) return;
    setReason('');
    onRejected();
  };

  return (
    <Dialog
      open={photo !== null}
      onClose={onClose}
      title="Send this photo back"
      footer={
        <Cluster gap={3} spread>
          <Button variant="secondary" onClick={onClose}>
            Keep the photo
          </Button>
          <Button variant="danger" pending={reject.pending} onClick={() => void send()}>
            Reject the photo
          </Button>
        </Cluster>
      }
    >
      <Stack gap={4}>
        <p>
          The patient reads the reason and is asked to take “{photo ? photoView(photo) : ''}” again. Nothing
          is charged.
        </p>
        <RadioGroup
          name="reason"
          label="What is wrong with it?"
          options={reasonsFor(photo).map((text) => ({ value: text, label: text }))}
          value={reason}
          onChange={setReason}
          error={missing && reason === '' ? 'Choose a reason.' : reject.problem('reason')}
        />
        {reject.failure ? <Notice tone="danger">{reject.failure.message}</Notice> : null}
      </Stack>
    </Dialog>
  );
};
