import { useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { type CasePhotoView, MOST_CASE_PHOTOS } from '../../domain/case-photo.ts';
import styles from './case-photos.module.css';
import { uploadCasePhoto } from './upload-case-photo.ts';

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/heic';

interface CasePhotosFieldProps {
  readonly photos: readonly CasePhotoView[];
  readonly onChange: (photos: readonly CasePhotoView[]) => void;
  /** The server's message. */
  readonly error?: string | undefined;
}

/** Photos for a report or request; each is stored as soon as it is chosen. */
export const CasePhotosField = ({ photos, onChange, error }: CasePhotosFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  const add = async (file: File): Promise<void> => {
    setProblem(undefined);
    setPending(true);
    const stored = await uploadCasePhoto(file);
    setPending(false);
    if (stored.ok) onChange([...photos, stored.value]);
    else setProblem(stored.failure.message);
  };

  return (
    <div className={styles.field}>
      <p className={styles.label}>
        Photos <span className={styles.fine}>Optional, at most {MOST_CASE_PHOTOS}</span>
      </p>
      {photos.length > 0 ? (
        <ul className={styles.photos} aria-label="Your photos">
          {photos.map((photo, index) => (
            <li key={photo.id} className={styles.photo}>
              <img
                className={styles.picture}
                src={photo.url}
                alt={`Number ${index + 1}`}
                width={72}
                height={72}
              />
              <Button
                variant="quiet"
                size="small"
                aria-label={`Remove photo ${index + 1}`}
                onClick={() => onChange(photos.filter(({ id }) => id !== photo.id))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {photos.length < MOST_CASE_PHOTOS ? (
        <div>
          <Button
            variant="secondary"
            size="small"
            pending={pending}
            pendingLabel="Uploading"
            onClick={() => input.current?.click()}
          >
            Add a photo
          </Button>
          <input
            ref={input}
            hidden
            type="file"
            accept={ACCEPTED}
            aria-label="Photo"
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              // The same file may be chosen again after it was refused.
              currentTarget.value = '';
              if (file) void add(file);
            }}
          />
        </div>
      ) : null}
      {(problem ?? error) ? <Notice tone="danger">{problem ?? error}</Notice> : null}
    </div>
  );
};
