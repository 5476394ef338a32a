import type { ReactNode } from 'react';
import { Progress } from '#client/ui/progress.tsx';
import styles from './flow-layout.module.css';
import { useLink } from './links.tsx';
import { Mark } from './mark.tsx';
import { PageShell } from './page-shell.tsx';
import { SafetyLine } from './safety-line.tsx';

export interface FlowLayoutProps {
  /** Named for screen readers, e.g. “Question 3 of 9”. */
  readonly progress?: { readonly value: number; readonly max: number; readonly label: string };
  /** Back, at the left under the bar: a `Button variant="quiet"` or a link. */
  readonly back?: ReactNode;
  /** Path of the exit link; everything so far must have been saved. */
  readonly exitPath?: string;
  readonly exitLabel?: string;
  /** `narrow` for forms, `regular` for picture cards, `wide` when `aside` is there. */
  readonly width?: 'narrow' | 'regular' | 'wide';
  /** Stays in view beside the column on wide screens and follows it on phones, e.g. the price summary. */
  readonly aside?: ReactNode;
  readonly banner?: ReactNode;
  readonly children: ReactNode;
}

type HeaderProps = Pick<FlowLayoutProps, 'progress' | 'exitPath' | 'exitLabel'>;

const Header = ({ progress, exitPath, exitLabel = 'Save and exit' }: HeaderProps) => {
  const link = useLink();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Mark href={link('/')} compact />
        {progress ? <span className={styles.step}>{progress.label}</span> : null}
        {exitPath ? (
          <a className={styles.exit} href={link(exitPath)}>
            {exitLabel}
          </a>
        ) : null}
      </div>
      {progress ? <Progress {...progress} edge /> : null}
    </header>
  );
};

/** Layout for one task at a time: quiz, intake, checkout. Without navigation. */
export const FlowLayout = ({
  back,
  width = 'narrow',
  aside,
  banner,
  children,
  ...header
}: FlowLayoutProps) => (
  <PageShell
    banner={banner}
    header={<Header {...header} />}
    footer={
      <footer className={styles.footer}>
        <SafetyLine />
      </footer>
    }
  >
    <div className={styles.stage} data-width={aside ? 'wide' : width}>
      {back ? <div className={styles.back}>{back}</div> : null}
      <div className={styles.column}>{children}</div>
      {aside ? <aside className={styles.aside}>{aside}</aside> : null}
    </div>
  </PageShell>
);
