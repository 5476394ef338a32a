import { DateText } from '#client/ui/date-text.tsx';
import styles from './baseline-photo.module.css';

export interface Baseline {
  readonly view: string;
  readonly url: string;
  readonly uploadedAt: string;
}

/** The patient's first photo of a view, beside the new one. */
export const BaselinePhoto = ({
  photo,
  name,
}: {
  readonly photo: Baseline | undefined;
  readonly name: string;
}) =>
  photo ? (
    <figure className={styles.baseline}>
      <img src={photo.url} alt={`Your first photo: ${name.toLowerCase()}`} />
      <figcaption>
        Your first photo, <DateText date={photo.uploadedAt} />. Take the new one in the same light and from
        the same distance.
      </figcaption>
    </figure>
  ) : null;
