import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Long text from plain elements: headings, paragraphs, lists, tables, quotations. */
export const Prose = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.prose}>{children}</div>
);
