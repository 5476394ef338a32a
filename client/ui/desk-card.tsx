import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import styles from './desk-card.module.css';
import { Stack } from './layout.tsx';

/** One thing that waits for staff: its title, what its badge says, and what may be done. `id`: of the title. */
export const DeskCard = ({
  id,
  title,
  badge,
  children,
}: {
  readonly id: string;
  readonly title: ReactNode;
  readonly badge: ReactNode;
  readonly children: ReactNode;
}) => (
  <Card as="article" aria-labelledby={id}>
    <Stack gap={3}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {badge}
      </div>
      {children}
    </Stack>
  </Card>
);
