import type { ReactNode } from 'react';
import styles from './hub-section.module.css';

interface HubSectionProps {
  /** Anchor for links to this part of the page. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** One section of the account page: its title at the left on wide screens, its content at the right. */
export const HubSection = ({ id, title, children }: HubSectionProps) => (
  <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    <div>{children}</div>
  </section>
);
