import { useState } from 'react';
import { refreshPage } from '#client/routing/navigate.ts';
import { toast } from '#client/ui/toast.tsx';
import { counted } from './case-labels.ts';
import { JumpButton } from './jump-button.tsx';
import { Panel } from './panel.tsx';
import { type DeskPhoto, photoStatus, photoView } from './photo-labels.ts';
import { PhotoViewer } from './photo-viewer.tsx';
import styles from './photos-panel.module.css';
import { RejectPhotoDialog } from './reject-photo-dialog.tsx';

export interface PhotosPanelProps {
  readonly photos: readonly DeskPhoto[];
  /** False while the case is not this clinician's to decide. */
  readonly canReject: boolean;
}

/** The patient's photos as thumbnails; each can be enlarged or rejected. */
export const PhotosPanel = ({ photos, canReject }: PhotosPanelProps) => {
  const [shownId, setShownId] = useState<string | null>(null);
  const [rejecting, setRejecting] = useState<DeskPhoto | null>(null);

  const onRejected = () => {
    setRejecting(null);
    toast('The patient is asked to take this photo again.');
    void refreshPage();
  };

  return (
    <Panel title="Photos" aside={photos.length > 0 ? counted(photos.length, 'photo', 'photos') : undefined}>
      {photos.length === 0 ? (
        <p className={styles.soft}>The patient sent no photos. They are optional.</p>
      ) : null}
      {photos.length > 0 ? (
        <ul className={styles.grid}>
          {photos.map((photo) => (
            <li key={photo.id} className={styles.slot} data-status={photo.status}>
              <button type="button" className={styles.open} onClick={() => setShownId(photo.id)}>
                <img src={photo.url} alt={`Enlarge: ${photoView(photo)}`} loading="lazy" />
              </button>
              <p className={styles.caption}>{photoView(photo)}</p>
              <p className={styles.soft}>
                {photoStatus(photo)}
                {photo.reason ? `: ${photo.reason}` : null}
                {canReject && photo.status === 'uploaded' ? (
                  <>
                    {' · '}
                    <JumpButton onPress={() => setRejecting(photo)}>
                      Reject<span className="visually-hidden"> {photoView(photo)}</span>
                    </JumpButton>
                  </>
                ) : null}
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      <PhotoViewer photos={photos} shownId={shownId} onShow={setShownId} />
      <RejectPhotoDialog photo={rejecting} onClose={() => setRejecting(null)} onRejected={onRejected} />
    </Panel>
  );
};
