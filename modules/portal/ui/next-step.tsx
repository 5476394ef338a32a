import { type ReactNode, useId } from 'react';
import { useLink } from '#client/layout/links.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import styles from './next-step.module.css';

interface NextStepProps {
  /** One or two words above the title. */
  readonly kicker: string;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly label: string;
  /** Path of a page. */
  readonly href: string;
}

/** The next task: the only highlighted card of a page. */
export const NextStep = ({ kicker, title, children, label, href }: NextStepProps) => {
  const id = useId();
  const link = useLink();
  return (
    <Card as="section" tone="forest" aria-labelledby={id} className={styles.step}>
      <p className={styles.kicker}>{kicker}</p>
      <h2 id={id}>{title}</h2>
      {children ? <div className={styles.detail}>{children}</div> : null}
      <LinkButton variant="secondary" href={link(href)} className={styles.button}>
        {label}
      </LinkButton>
    </Card>
  );
};
