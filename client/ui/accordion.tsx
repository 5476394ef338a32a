import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { Icon } from './icon.tsx';

export interface AccordionItem {
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
  readonly open?: boolean;
}

export interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** Only one is open at a time: items of the same group close each other. */
  readonly group?: string;
}

/** Native details, so it works before and without scripts, and the browser's search finds closed content. */
export const Accordion = ({ items, group }: AccordionProps) => (
  <div className={styles.accordion}>
    {items.map((item) => (
      <details key={item.id} id={item.id} className={styles.item} name={group} open={item.open}>
        <summary className={styles.title}>
          <span>{item.title}</span>
          <Icon name="plus" className={styles.sign} />
        </summary>
        <div className={styles.content}>{item.content}</div>
      </details>
    ))}
  </div>
);
