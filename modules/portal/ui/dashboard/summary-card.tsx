import { type ReactNode, useId } from 'react';
import { Card } from '#client/ui/card.tsx';
import { Icon, type IconName } from '#client/ui/icon.tsx';
import styles from './summary-card.module.css';

interface FactCardProps {
  readonly icon: IconName;
  /** The topic. */
  readonly title: string;
  /** The value. */
  readonly value: ReactNode;
  readonly children?: ReactNode;
  readonly link?: ReactNode;
}

/** One value at a glance, with a link to its details. */
export const SummaryCard = ({ icon, title, value, children, link }: FactCardProps) => {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={styles.fact}>
      <h3 id={id} className={styles.title}>
        <Icon name={icon} size={18} />
        {title}
      </h3>
      <p className={styles.value}>{value}</p>
      {children ? <div className={styles.text}>{children}</div> : null}
      {link ? <p className={styles.link}>{link}</p> : null}
    </Card>
  );
};
