import { Packshot } from '#client/pictures/packshot.tsx';
import styles from './gallery.module.css';
import { WhereItGoes } from './where-it-goes.tsx';

interface GalleryProps {
  readonly name: string;
  readonly drugType: string;
  /** What one shipment brings. */
  readonly supply: string;
  readonly where: string | null;
}

/** The product on its ground, alone with what arrives, and where it goes. */
export const Gallery = ({ name, drugType, supply, where }: GalleryProps) => (
  <div className={styles.gallery}>
    <div className={styles.large}>
      <Packshot drugType={drugType} title={name} />
    </div>
    <figure className={styles.small}>
      <Packshot drugType={drugType} transparent />
      <figcaption>
        <strong>In each shipment</strong>
        {supply}
      </figcaption>
    </figure>
    {where === 'crown' ? <WhereItGoes /> : null}
  </div>
);
