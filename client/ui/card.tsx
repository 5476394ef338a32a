import type { ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

export interface CardProps {
  readonly as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  /** `plain` is white with a thin border, `tinted` sand without a border, `forest` the one emphasized card of a screen. */
  readonly tone?: 'plain' | 'tinted' | 'forest';
  readonly padding?: 'none' | 'small' | 'regular' | 'large';
  readonly className?: string;
  readonly 'aria-labelledby'?: string;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

export const Card = ({
  as: Element = 'div',
  tone = 'plain',
  padding = 'regular',
  className,
  ...rest
}: CardProps) => (
  <Element {...rest} className={classNames(styles.card, className)} data-tone={tone} data-padding={padding} />
);
