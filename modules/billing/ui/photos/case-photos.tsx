import type { CasePhotoView } from '../../domain/case-photo.ts';
import styles from './case-photos.module.css';

/** Photos that were sent with a report or request. Renders nothing without any. */
export const CasePhotos = ({ photos }: { readonly photos: readonly CasePhotoView[] }) =>
  photos.length === 0 ? null : (
    <ul className={styles.photos} aria-label="Photos">
      {photos.map(({ id, url }, index) => (
        <li key={id} className={styles.photo}>
          <a href={url} target="_blank" rel="noreferrer">
            <img
              className={styles.picture}
              src={url}
              alt={`Number ${index + 1} in full size`}
              width={72}
              height={72}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
