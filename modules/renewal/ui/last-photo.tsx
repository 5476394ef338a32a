import { formatDate } from '#kernel/dates.ts';
import styles from './last-photo.module.css';

/** The patient's last photo of a view, beside the new one. */
export const LastPhoto = ({
  photo,
  name,
}: {
  readonly photo: { readonly url: string; readonly uploadedAt: string };
  readonly name: string;
}) => (
  <figure className={styles.last}>
    <img src={photo.url} alt={`Your last photo: ${name.toLowerCase()}`} loading="lazy" />
    <figcaption>Last one, {formatDate(photo.uploadedAt)}</figcaption>
  </figure>
);
