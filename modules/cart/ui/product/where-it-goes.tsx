import { type ComponentType, useEffect, useState } from 'react';
import styles from './gallery.module.css';

/** The crown, marked on a drawn head. Its caption says the same, so the drawing is loaded after hydration. */
export const WhereItGoes = () => {
  const [Picture, setPicture] = useState<ComponentType<{ readonly where: 'crown' }> | null>(null);

  useEffect(() => {
    let wanted = true;
    void import('#client/pictures/scalp-picture.tsx').then(({ ScalpPicture }) => {
      if (wanted) setPicture(() => ScalpPicture);
    });
    return () => {
      wanted = false;
    };
  }, []);

  return (
    <figure className={styles.small}>
      <div className={styles.scalp}>{Picture ? <Picture where="crown" /> : null}</div>
      <figcaption>
        <strong>For the crown only</strong>
        Not for a receding hairline
      </figcaption>
    </figure>
  );
};
