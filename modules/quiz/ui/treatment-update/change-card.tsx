import type { ReactNode } from 'react';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { ProductCard } from '#client/ui/product-card.tsx';
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
  <ProductCard
    look="change"
    drugType={drugType}
    title={title}
    badges={badges}
    price={<p className={styles.price}>{price}</p>}
  >
    {children}
    <CheckboxField
      optional
      name={`change-${id}`}
      label={choice.label}
      description={choice.detail}
      checked={choice.chosen}
      onChange={choice.onChange}
    />
  </ProductCard>
);
