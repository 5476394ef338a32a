import { useMutation } from '#client/forms/use-mutation.ts';
import { refreshPage } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { Cluster } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Dialog } from '#client/ui/overlay.tsx';
import { toast } from '#client/ui/toast.tsx';
import { DeleteProgressPhotoDocument } from '../../pages/delete-progress-photo.generated.ts';
import type { ProgressPhoto } from './progress-views.ts';

export interface PhotoDialogProps {
  readonly photo: ProgressPhoto;
  /** The photo in words. */
  readonly what: string;
  readonly onClose: () => void;
}

/** Asks before a photo is deleted permanently. */
export const DeletePhotoDialog = ({ photo, what, onClose }: PhotoDialogProps) => {
  const remove = useMutation(DeleteProgressPhotoDocument);
  const send = async () => {
    const sent = await remove.run({ id: photo.id });
    if (!sent?.ok) return;
    onClose();
    toast('The photo is deleted.');
    await refreshPage();
  };
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onClose}
      title="Delete this photo?"
      footer={
        <Cluster gap={3} spread>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button
            variant="danger"
            pending={remove.pending}
            pendingLabel="Deleting"
            onClick={() => void send()}
          >
            Delete photo
          </Button>
        </Cluster>
      }
    >
      <p>
        {what}. It is deleted from our storage now and cannot be restored. Download it first if you want to
        keep it.
      </p>
      {remove.failure ? <Notice tone="danger">{remove.failure.message}</Notice> : null}
    </Dialog>
  );
};
