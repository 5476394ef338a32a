import { useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { Cluster } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Dialog } from '#client/ui/overlay.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { NoteProgressPhotoDocument } from '../../pages/note-progress-photo.generated.ts';
import type { PhotoDialogProps } from './delete-photo-dialog.tsx';

/** The patient's note on a photo; an empty one removes it. */
export const NoteDialog = ({ photo, what, onClose }: PhotoDialogProps) => {
  const save = useMutation(NoteProgressPhotoDocument);
  const [note, setNote] = useState(photo.note ?? '');
  const send = async () => {
    const sent = await save.run({ id: photo.id, note });
    if (!sent?.ok) return;
    onClose();
    await refreshPage();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Your note"
      footer={
        <Cluster gap={3} spread>
          <Button variant="secondary" onClick={onClose}>
            Go back
          </Button>
          <Button pending={save.pending} pendingLabel="Saving" onClick={() => void send()}>
            Save note
          </Button>
        </Cluster>
      }
    >
      <TextArea
        name="note"
        label={what}
        description="For example a haircut, or a week of missed tablets."
        optional
        maxLength={500}
        value={note}
        onChange={setNote}
        error={save.problem('note')}
      />
      {save.failure && save.failure.fields.length === 0 ? (
        <Notice tone="danger">{save.failure.message}</Notice>
      ) : null}
    </Dialog>
  );
};
