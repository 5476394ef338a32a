import { Banner } from '#client/ui/banner.tsx';
import styles from './banners.module.css';

export interface ShownBannerProps {
  /** Names the landmark, for those who do not see it. */
  readonly label: string;
  readonly header: string;
  readonly body: string;
}

/** A banner as visitors see it, in its place on a page of staff. */
export const ShownBanner = ({ label, header, body }: ShownBannerProps) => (
  <div className={styles.frame}>
    <Banner label={label}>
      <p>
        <strong>{header}</strong> {body}
      </p>
    </Banner>
  </div>
);
