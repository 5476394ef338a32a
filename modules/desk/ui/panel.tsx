import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

export interface PanelProps {
  readonly title: ReactNode;
  /** Shown to the right of the title: a count or a control. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One titled part of the case. */
export const Panel = ({ title, aside, children }: PanelProps) => {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id}>{title}</h2>
        {aside ? <div className={styles.aside}>{aside}</div> : null}
      </header>
      {children}
    </section>
  );
};
