import type { ReactNode } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import styles from './check-list.module.css';

/** A few facts, one line each. */
export const CheckList = ({ items }: { readonly items: readonly { id: string; text: ReactNode }[] }) => (
  <ul className={styles.list}>
    {items.map(({ id, text }) => (
      <li key={id}>
        <Icon name="check" size={20} className={styles.icon} />
        <span>{text}</span>
      </li>
    ))}
  </ul>
);
