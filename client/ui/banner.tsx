import type { ReactNode } from 'react';
import styles from './banner.module.css';

export interface BannerProps {
  /** `danger` for what must not be overlooked. */
  readonly tone?: 'caution' | 'danger';
  readonly children: ReactNode;
  /** Names it as a part of the page; without, it is read out when it appears. */
  readonly label?: string;
}

/** A line over the whole window, above everything and staying there. */
export const Banner = ({ tone = 'caution', label, children }: BannerProps) =>
  label === undefined ? (
    <div className={styles.banner} data-tone={tone} role="status">
      {children}
    </div>
  ) : (
    <aside className={styles.banner} data-tone={tone} aria-label={label}>
      {children}
    </aside>
  );
