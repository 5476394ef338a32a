import { lazy, useState } from 'react';
import { refreshPage } from '#client/routing/navigate.ts';
import { toast } from '#client/ui/toast.tsx';
import { formatDate } from '#kernel/dates.ts';
import { counted } from './case-labels.ts';
import { JumpButton } from './jump-button.tsx';
import { OnceOpened } from './once-opened.tsx';
import { Panel } from './panel.tsx';
import {
  byView,
  type DeskPhoto,
  type DeskPhotoSet,
  photoBefore,
  photoStatus,
  photoView,
} from './photo-labels.ts';
import styles from './photos-panel.module.css';

// Loaded when a photo is enlarged or rejected.
const PhotoViewer = lazy(async () => ({ default: (await import('./photo-viewer.tsx')).PhotoViewer }));
const RejectPhotoDialog = lazy(async () => ({
  default: (await import('./reject-photo-dialog.tsx')).RejectPhotoDialog,
}));

export interface PhotosPanelProps {
  readonly photos: readonly DeskPhoto[];
  /** Those of the patient's other visits, newest visit first. */
  readonly earlier: readonly DeskPhotoSet[];
  /** False while the case is not this clinician's to decide. */
  readonly canReject: boolean;
}

const Thumbnail = ({
  photo,
  onShow,
}: {
  readonly photo: DeskPhoto;
  readonly onShow: (id: string) => void;
}) => (
  <button type="button" className={styles.open} onClick={() => onShow(photo.id)}>
    <img
      src={photo.url}
      alt={`Enlarge: ${photoView(photo)}, ${formatDate(photo.uploadedAt)}`}
      loading="lazy"
    />
  </button>
);

const Slot = ({
  photo,
  before,
  canReject,
  onShow,
  onReject,
}: {
  readonly photo: DeskPhoto;
  /** The same view at an earlier visit. */
  readonly before: DeskPhoto | null;
  readonly canReject: boolean;
  readonly onShow: (id: string) => void;
  readonly onReject: () => void;
}) => (
  <li className={styles.slot} data-status={photo.status} data-pair={before ? true : undefined}>
    <p className={styles.caption}>{photoView(photo)}</p>
    <div className={styles.pair}>
      {before ? (
        <figure>
          <Thumbnail photo={before} onShow={onShow} />
          <figcaption className={styles.soft}>Before, {formatDate(before.uploadedAt)}</figcaption>
        </figure>
      ) : null}
      <figure>
        <Thumbnail photo={photo} onShow={onShow} />
        <figcaption className={styles.soft}>
          {before ? 'Now, ' : null}
          {formatDate(photo.uploadedAt)}
        </figcaption>
      </figure>
    </div>
    <p className={styles.soft}>
      {photoStatus(photo)}
      {photo.reason ? `: ${photo.reason}` : null}
      {canReject && photo.status === 'uploaded' ? (
        <>
          {' · '}
          <JumpButton onPress={onReject}>
            Reject<span className="visually-hidden"> {photoView(photo)}</span>
          </JumpButton>
        </>
      ) : null}
    </p>
  </li>
);

/** The photos of another visit, closed at first. */
const EarlierSet = ({
  set,
  onShow,
}: {
  readonly set: DeskPhotoSet;
  readonly onShow: (id: string) => void;
}) => (
  <details className={styles.more}>
    <summary>
      {set.label}: {counted(set.photos.length, 'photo', 'photos')}
    </summary>
    <ul className={styles.grid}>
      {byView(set.photos).map((photo) => (
        <li key={photo.id} className={styles.slot} data-status={photo.status}>
          <Thumbnail photo={photo} onShow={onShow} />
          <p className={styles.caption}>{photoView(photo)}</p>
          <p className={styles.soft}>
            {formatDate(photo.uploadedAt)}
            {photo.status === 'rejected' ? ' · Rejected' : null}
          </p>
        </li>
      ))}
    </ul>
  </details>
);

/**
 * The patient's photos by visit: those of this visit as thumbnails that can be enlarged or rejected, each beside the
 * same view at an earlier visit, then the other visits.
 */
export const PhotosPanel = ({ photos, earlier, canReject }: PhotosPanelProps) => {
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
        <p className={styles.soft}>
          {earlier.length === 0
            ? 'The patient sent no photos. They are optional.'
            : 'The patient sent no photos at this visit. They are optional.'}
        </p>
      ) : null}
      {photos.length > 0 ? (
        <ul className={styles.grid}>
          {byView(photos).map((photo) => (
            <Slot
              key={photo.id}
              photo={photo}
              before={photoBefore(photo, earlier)}
              canReject={canReject}
              onShow={setShownId}
              onReject={() => setRejecting(photo)}
            />
          ))}
        </ul>
      ) : null}
      {earlier.map((set) => (
        <EarlierSet key={set.consultationId} set={set} onShow={setShownId} />
      ))}
      <OnceOpened open={shownId !== null}>
        <PhotoViewer
          photos={[...byView(photos), ...earlier.flatMap((set) => byView(set.photos))]}
          shownId={shownId}
          onShow={setShownId}
        />
      </OnceOpened>
      <OnceOpened open={rejecting !== null}>
        <RejectPhotoDialog photo={rejecting} onClose={() => setRejecting(null)} onRejected={onRejected} />
      </OnceOpened>
    </Panel>
  );
};
