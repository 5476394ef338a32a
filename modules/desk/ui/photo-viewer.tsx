import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import { formatDate } from '#kernel/dates.ts';
import { type DeskPhoto, photoAt, photoView } from './photo-labels.ts';
import styles from './photo-viewer.module.css';

export interface PhotoViewerProps {
  readonly photos: readonly DeskPhoto[];
  /** The enlarged photo; null while the viewer is closed. */
  readonly shownId: string | null;
  readonly onShow: (id: string | null) => void;
}

/** One photo at window size, with arrow keys to the others and Escape to close. The browser keeps the focus inside. */
export const PhotoViewer = ({ photos, shownId, onShow }: PhotoViewerProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const photo = photos.find((one) => one.id === shownId);
  const isOpen = photo !== undefined;

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);

  const move = (step: number) => onShow(photos[photoAt(photos, shownId, step)]?.id ?? null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') move(1);
    else if (event.key === 'ArrowLeft') move(-1);
    else return;
    event.preventDefault();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label="Photo"
      onClose={() => onShow(null)}
      onKeyDown={onKeyDown}
    >
      {photo ? (
        <div className={styles.inside}>
          <header className={styles.bar}>
            <p aria-live="polite">
              {photoView(photo)}, {formatDate(photo.uploadedAt)}{' '}
              <span className={styles.soft}>
                {photoAt(photos, photo.id, 0) + 1} of {photos.length}
              </span>
            </p>
            <button type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
              <Icon name="close" />
            </button>
          </header>
          <img
            className={styles.photo}
            src={photo.url}
            alt={`${photoView(photo)}, ${formatDate(photo.uploadedAt)}`}
          />
          {photos.length > 1 ? (
            <div className={styles.bar}>
              <button type="button" onClick={() => move(-1)}>
                <Icon name="arrowLeft" size={20} /> Previous
              </button>
              <button type="button" onClick={() => move(1)}>
                Next <Icon name="arrowRight" size={20} />
              </button>
            </div>
          ) : null}
        </div>
      ) : null}
    </dialog>
  );
};
