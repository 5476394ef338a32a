import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './disc.module.css';

interface DiscProps {
  /** Sets `--disc`, the diameter, where it is not 3rem. */
  readonly className?: string;
  /** An icon or a number. */
  readonly children: ReactNode;
}

/** A tinted disc around an icon or the number of a step; decoration only. */
export const Disc = ({ className, children }: DiscProps) => (
  <span className={classNames(styles.disc, className)} aria-hidden="true">
    {children}
  </span>
);
