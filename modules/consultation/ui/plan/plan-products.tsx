import { Stack } from '#client/ui/layout.tsx';
import { ProductRow } from '#client/ui/product-row.tsx';
import { formatMoney } from '#kernel/money.ts';
import { cadenceLabel } from './plan-labels.ts';
import styles from './plan-products.module.css';

export interface PlanProduct {
  readonly id: number;
  readonly drugType: string;
  readonly publicDisplayedName: string;
  readonly supplyInformation: string;
  readonly supplyInDays: number;
  readonly instructions: string;
  readonly price: number;
}

/** The products of a plan: what, how to take it, how much and how often. */
export const PlanProducts = ({ products }: { readonly products: readonly PlanProduct[] }) => (
  <Stack as="ul" gap={4}>
    {products.map((product) => (
      <ProductRow key={product.id} className={styles.product} drugType={product.drugType}>
        <p className={styles.name}>{product.publicDisplayedName}</p>
        <p>{product.supplyInformation}</p>
        {product.instructions ? <p>{product.instructions}</p> : null}
        <p className="tabular">
          {formatMoney(product.price)} {cadenceLabel(product.supplyInDays)}
        </p>
      </ProductRow>
    ))}
  </Stack>
);
