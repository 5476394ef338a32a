import { lazy, Suspense, useState } from 'react';
import { useMutation } from '#client/forms/use-mutation.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { formatDate } from '#kernel/dates.ts';
import { ShareProgressPhotoDocument } from '../../pages/share-progress-photo.generated.ts';
import styles from './progress-entry.module.css';
import { type ProgressPhoto, takenLabel } from './progress-views.ts';
import { SavedCheckbox } from './saved-checkbox.tsx';

// Loaded when they open.
const DeletePhotoDialog = lazy(async () => ({
  default: (await import('./delete-photo-dialog.tsx')).DeletePhotoDialog,
}));
const NoteDialog = lazy(async () => ({ default: (await import('./note-dialog.tsx')).NoteDialog }));

/** One photo of the timeline: when it was taken, its note, who sees it, and its actions. */
export const ProgressEntry = ({ photo, name }: { readonly photo: ProgressPhoto; readonly name: string }) => {
  const share = useMutation(ShareProgressPhotoDocument);
  const [open, setOpen] = useState<'delete' | 'note' | null>(null);
  const date = formatDate(photo.takenAt);
  const what = `${name}, ${date}`;
  const onShare = async (isShared: boolean) => (await share.run({ id: photo.id, isShared }))?.ok === true;
  return (
    <li className={styles.entry}>
      <img src={photo.url} alt={what} loading="lazy" className={styles.picture} />
      <div className={styles.text}>
        <p className={styles.when}>{takenLabel(photo)}</p>
        {photo.note ? <p className={styles.note}>{photo.note}</p> : null}
        {photo.ofVisit ? (
          <p className={styles.soft}>
            Sent with a visit: part of your medical record, and seen by your clinician.
          </p>
        ) : (
          <SavedCheckbox
            id={`share-${photo.id}`}
            name={`share-${photo.id}`}
            label={
              <>
                Share with my clinician<span className="visually-hidden">: {what}</span>
              </>
            }
            checked={photo.isShared}
            onSave={onShare}
          />
        )}
        {share.failure ? <Notice tone="danger">{share.failure.message}</Notice> : null}
      </div>
      <div className={styles.actions}>
        {photo.ofVisit ? null : (
          <Button size="small" variant="quiet" aria-label={`Note: ${what}`} onClick={() => setOpen('note')}>
            {photo.note ? 'Edit note' : 'Add a note'}
          </Button>
        )}
        <a
          className={styles.download}
          href={photo.url}
          download={`${photo.view}-${photo.takenAt.slice(0, 10)}.webp`}
          aria-label={`Download: ${what}`}
        >
          Download
        </a>
        {photo.ofVisit ? null : (
          <Button
            size="small"
            variant="quiet"
            aria-label={`Delete: ${what}`}
            onClick={() => setOpen('delete')}
          >
            Delete
          </Button>
        )}
      </div>
      <Suspense>
        {open === 'delete' ? (
          <DeletePhotoDialog photo={photo} what={what} onClose={() => setOpen(null)} />
        ) : null}
        {open === 'note' ? <NoteDialog photo={photo} what={what} onClose={() => setOpen(null)} /> : null}
      </Suspense>
    </li>
  );
};
