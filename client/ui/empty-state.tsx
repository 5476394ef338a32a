import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  readonly title: ReactNode;
  /** Why there is nothing yet, and what will change that. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** Heading level of the title. */
  readonly level?: 2 | 3;
}

export const EmptyState = ({ title, children, action, level = 2 }: EmptyStateProps) => {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.empty}>
      <svg className={styles.picture} width="72" height="48" viewBox="0 0 72 48" aria-hidden="true">
        <path d="M6 44h60M36 44c-5-10-5-24 0-38 5 14 5 28 0 38zM31 44C20 39 15 29 16 17c9 6 15 15 15 27zM41 44c11-5 16-15 15-27-9 6-15 15-15 27z" />
      </svg>
      <Heading className={styles.title}>{title}</Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
};
