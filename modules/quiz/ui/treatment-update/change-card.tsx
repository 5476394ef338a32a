import type { ReactNode } from 'react';
import { CheckboxField } from '#client/ui/checkbox-field.tsx';
import { Money } from '#client/ui/money.tsx';
import { ProductCard } from '#client/ui/product-card.tsx';
import styles from './change-card.module.css';

interface ChangeCardProps {
  readonly id: number;
  readonly drugType: string;
  readonly title: string;
  readonly badges?: ReactNode;
  /** Cents. */
  readonly price: number;
  readonly everyDays: number;
  readonly children: ReactNode;
  readonly choice: {
    readonly label: string;
    readonly detail: string;
    readonly chosen: boolean;
    readonly onChange: (chosen: boolean) => void;
  };
}

/** A product of the plan, or one to add, with the one change that can be made to it. */
export const ChangeCard = ({
  id,
  drugType,
  title,
  badges,
  price,
  everyDays,
  children,
  choice,
}: ChangeCardProps) => (
  <ProductCard
    look="change"
    drugType={drugType}
    title={title}
    badges={badges}
    price={
      <p className={styles.price}>
        <Money cents={price} /> every {everyDays} days
      </p>
    }
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
