import { ProductImage } from '#client/pictures/product-image.tsx';
import styles from './gallery.module.css';
import { WhereItGoes } from './where-it-goes.tsx';

interface GalleryProps {
  readonly name: string;
  readonly drugType: string;
  /** What one shipment contains. */
  readonly supply: string;
  readonly where: string | null;
}

/** The product's picture, a picture of what arrives, and where it is applied. */
export const Gallery = ({ name, drugType, supply, where }: GalleryProps) => (
  <div className={styles.gallery}>
    <div className={styles.large}>
      <ProductImage drugType={drugType} alt={name} sizes="(min-width: 948px) 34rem, 90vw" eager />
    </div>
    <figure className={styles.small}>
      <ProductImage drugType={drugType} transparent sizes="12rem" />
      <figcaption>
        <strong>In each shipment</strong>
        {supply}
      </figcaption>
    </figure>
    {where === 'crown' ? <WhereItGoes /> : null}
  </div>
);
