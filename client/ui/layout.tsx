import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './layout.module.css';

/** Steps of 4 px. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

interface BoxProps {
  readonly as?: 'div' | 'section' | 'article' | 'ul' | 'ol' | 'form' | 'header';
  readonly gap?: Gap;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Children in a column. */
export const Stack = ({ as: Element = 'div', gap = 4, className, children }: BoxProps) => (
  <Element className={classNames(styles.stack, className)} data-gap={gap}>
    {children}
  </Element>
);

/** Children side by side, wrapping. */
export const Cluster = ({
  as: Element = 'div',
  gap = 3,
  spread = false,
  className,
  children,
}: BoxProps & {
  /** The first child on the left, the last on the right. */
  readonly spread?: boolean;
}) => (
  <Element className={classNames(styles.cluster, className)} data-gap={gap} data-spread={spread || undefined}>
    {children}
  </Element>
);

/** Equal columns: one on phones, two from 669 px, all from 948 px. */
export const Grid = ({
  as: Element = 'div',
  gap = 6,
  columns = 2,
  className,
  children,
}: BoxProps & { readonly columns?: 2 | 3 | 4 }) => (
  <Element className={classNames(styles.grid, className)} data-gap={gap} data-columns={columns}>
    {children}
  </Element>
);

export interface SectionProps {
  readonly tone?: 'paper' | 'sand' | 'moss' | 'forest';
  readonly width?: 'narrow' | 'regular' | 'wide';
  readonly space?: 'small' | 'regular' | 'large';
  readonly 'aria-labelledby'?: string;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/** A full-width band of a public page with its content in a column. */
export const Section = ({
  tone = 'paper',
  width = 'wide',
  space = 'regular',
  children,
  ...label
}: SectionProps) => (
  <section {...label} className={styles.section} data-tone={tone} data-space={space}>
    <div className={styles.column} data-width={width}>
      {children}
    </div>
  </section>
);

export interface PageHeadingProps {
  /** A word or two above the title. */
  readonly kicker?: ReactNode;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly id?: string;
  /** `hero` only on the home page. */
  readonly size?: 'hero' | 'title';
  readonly align?: 'start' | 'center';
}

/** The page's h1 with its introduction. Focusable, so that a flow can move the focus to it. */
export const PageHeading = ({
  kicker,
  title,
  lead,
  id = 'page-title',
  size = 'title',
  align = 'start',
}: PageHeadingProps) => (
  <header className={styles.heading} data-size={size} data-align={align}>
    {kicker ? <p className={styles.kicker}>{kicker}</p> : null}
    <h1 id={id} tabIndex={-1}>
      {title}
    </h1>
    {lead ? <p className={styles.lead}>{lead}</p> : null}
  </header>
);
