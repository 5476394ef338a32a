import { type ReactNode, useId } from 'react';
import { ProductImage } from '../pictures/product-image.tsx';
import { Card } from './card.tsx';
import { classNames } from './class-names.ts';
import styles from './product-card.module.css';

/** Displayed width of the picture, as in the attribute `sizes`. */
const pictureSizes = {
  shop: '(min-width: 948px) 24rem, (min-width: 669px) 45vw, 6.5rem',
  result: '(min-width: 669px) 13rem, 6.5rem',
  change: '(min-width: 669px) 9rem, 5.5rem',
};

export interface ProductCardProps {
  /** `shop` has its picture above on wide screens, `result` a large one at the side, `change` a small one. */
  readonly look: keyof typeof pictureSizes;
  readonly drugType: string;
  readonly title: string;
  /** Where a press on its picture or title leads, already resolved with `useLink()`; none where the product has no page. */
  readonly href?: string | undefined;
  readonly level?: 'h2' | 'h3';
  readonly badges?: ReactNode;
  /** Shown below the title. */
  readonly price?: ReactNode;
  readonly children: ReactNode;
}

/** A product in a list: picture, badges, title and details. */
export const ProductCard = (props: ProductCardProps) => {
  const { look, href, level: Heading = 'h3' } = props;
  const id = useId();
  return (
    <Card as="li" padding="none" className={classNames(styles.card, styles[look])} aria-labelledby={id}>
      <div className={styles.picture}>
        <ProductImage drugType={props.drugType} sizes={pictureSizes[look]} />
      </div>
      <div className={styles.head}>
        {props.badges}
        <Heading id={id}>{href ? <a href={href}>{props.title}</a> : props.title}</Heading>
        {props.price}
      </div>
      <div className={styles.body}>{props.children}</div>
    </Card>
  );
};
