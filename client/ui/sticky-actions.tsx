import type { ReactNode } from 'react';
import styles from './sticky-actions.module.css';

interface StickyActionsProps {
  /** On phones they stay in view at the bottom. Default: true. */
  readonly sticky?: boolean;
  readonly children: ReactNode;
}

/** The buttons that a screen is about: under a step of the quiz, or under the price of a product. */
export const StickyActions = ({ sticky = true, children }: StickyActionsProps) => (
  <div className={styles.actions} data-sticky={sticky || undefined}>
    {children}
  </div>
);
