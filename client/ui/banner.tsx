import type { ReactNode } from 'react';
import styles from './banner.module.css';

export interface BannerProps {
  /** `danger` for what must not be missed. */
  readonly tone?: 'caution' | 'danger';
  readonly children: ReactNode;
  /** Makes it a landmark with this name; without a name it is announced when it appears. */
  readonly label?: string;
}

/** A line across the top of the window that stays visible. */
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
