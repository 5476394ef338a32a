import type { ReactNode } from 'react';
import styles from './field-pair.module.css';

interface FieldPairProps {
  readonly first?: 'longer';
  readonly children: ReactNode;
}

/** Two fields, side by side where there is room. */
export const FieldPair = ({ first, children }: FieldPairProps) => (
  <div className={styles.pair} data-first={first}>
    {children}
  </div>
);
