import type { ReactNode } from 'react';
import { useLink } from '#client/layout/links.tsx';
import { Card } from '#client/ui/card.tsx';
import { classNames } from '#client/ui/class-names.ts';
import styles from './link-card.module.css';

export interface LinkCardProps {
  readonly path: string;
  readonly title: string;
  readonly text: string;
  readonly kicker?: string;
  readonly picture: ReactNode;
  readonly level?: 2 | 3;
  /** Wide, with its picture at the side: for the first card of a page. */
  readonly lead?: boolean;
}

/** A picture, a title and a sentence that link to a page; the whole card can be pressed. */
export const LinkCard = ({ path, title, text, kicker, picture, level = 3, lead = false }: LinkCardProps) => {
  const link = useLink();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Card as="article" padding="none" className={classNames(styles.card, lead && styles.lead)}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.text}>
        {kicker ? <p className={styles.kicker}>{kicker}</p> : null}
        <Heading>
          <a href={link(path)}>{title}</a>
        </Heading>
        <p>{text}</p>
      </div>
    </Card>
  );
};
