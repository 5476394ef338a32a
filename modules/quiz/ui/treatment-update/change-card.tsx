import type { ReactNode } from 'react';
import { ProductImage } from '#client/pictures/product-image.tsx';
import { Card } from '#client/ui/card.tsx';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import styles from './change-card.module.css';

interface ChangeCardProps {
  readonly id: number;
  readonly drugType: string;
  readonly title: string;
  readonly badges?: ReactNode;
  /** Price and cadence. */
  readonly price: ReactNode;
  readonly children: ReactNode;
  readonly choice: {
    readonly label: string;
    readonly detail: string;
    readonly chosen: boolean;
    readonly onChange: (chosen: boolean) => void;
  };
}

/** A product of the plan, or one to add, with the one change that can be made to it. */
export const ChangeCard = ({ id, drugType, title, badges, price, children, choice }: ChangeCardProps) => (
  <Card as="li" padding="none" className={styles.card} aria-labelledby={`change-${id}-title`}>
    <div className={styles.picture}>
      <ProductImage drugType={drugType} sizes="(min-width: 669px) 9rem, 5.5rem" />
    </div>
    <div className={styles.head}>
      {badges}
      <h3 id={`change-${id}-title`} className={styles.title}>
        {title}
      </h3>
      <p className={styles.price}>{price}</p>
    </div>
    <div className={styles.body}>
      {children}
      <CheckboxField
        optional
        name={`change-${id}`}
        label={choice.label}
        description={choice.detail}
        checked={choice.chosen}
        onChange={choice.onChange}
      />
    </div>
  </Card>
);
