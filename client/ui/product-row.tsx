import type { ReactNode } from 'react';
import { ProductImage } from '../pictures/product-image.tsx';
import { classNames } from './class-names.ts';
import styles from './product-row.module.css';

interface ProductRowProps {
  readonly as?: 'li' | 'div';
  readonly drugType: string;
  /** Sets `--row-picture`, `--row-gap`, `--row-align` and `--row-lines` where they differ. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** A product in a list: its small picture, and the text beside it. */
export const ProductRow = ({ as: Element = 'li', drugType, className, children }: ProductRowProps) => (
  <Element className={classNames(styles.row, className)}>
    <span className={styles.picture}>
      <ProductImage drugType={drugType} />
    </span>
    <div className={styles.text}>{children}</div>
  </Element>
);
