import type { ReactNode } from 'react';
import styles from './badge.module.css';

export interface BadgeProps {
  /** `rx` prescription only, `accent` new, `caution` off-label and compounded, `done` and `danger` for states. */
  readonly tone?: 'neutral' | 'rx' | 'accent' | 'caution' | 'done' | 'danger';
  readonly children: ReactNode;
}

/** A word or two beside a name. The text carries the meaning; the color only supports it. */
export const Badge = ({ tone = 'neutral', children }: BadgeProps) => (
  <span className={styles.badge} data-tone={tone}>
    {children}
  </span>
);
