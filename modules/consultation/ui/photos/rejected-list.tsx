import styles from './rejected-list.module.css';
import { ViewGuide } from './view-guide.tsx';
import type { Photo, ViewCopy } from './views.ts';

/** The photos that the clinician could not use: the photo, the reason, and a good example. */
export const RejectedList = ({
  guides,
  photos,
}: {
  readonly guides: readonly ViewCopy[];
  readonly photos: readonly Photo[];
}) => (
  <ul className={styles.list}>
    {guides.map(({ view, name, how, tips }) => {
      const photo = photos.find((one) => one.view === view);
      return (
        <li key={view} className={styles.item}>
          <div className={styles.pair}>
            {photo ? (
              <figure>
                <img src={photo.url} alt={`What you sent: ${name.toLowerCase()}`} />
                <figcaption>What you sent</figcaption>
              </figure>
            ) : null}
            <figure>
              <ViewGuide view={view} />
              <figcaption>How it should look</figcaption>
            </figure>
          </div>
          <div className={styles.text}>
            <h2>{name}</h2>
            <p className={styles.reason}>{photo?.reason ?? 'The clinician could not use it.'}</p>
            <p>{how}</p>
            <ul className={styles.tips}>
              {tips.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
          </div>
        </li>
      );
    })}
  </ul>
);
