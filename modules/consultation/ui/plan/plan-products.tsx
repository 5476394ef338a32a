import { ProductImage } from '#client/pictures/product-image.tsx';
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
  <ul className={styles.products}>
    {products.map((product) => (
      <li key={product.id} className={styles.product}>
        <span className={styles.picture}>
          <ProductImage drugType={product.drugType} />
        </span>
        <div className={styles.words}>
          <p className={styles.name}>{product.publicDisplayedName}</p>
          <p>{product.supplyInformation}</p>
          {product.instructions ? <p>{product.instructions}</p> : null}
          <p className="tabular">
            {formatMoney(product.price)} {cadenceLabel(product.supplyInDays)}
          </p>
        </div>
      </li>
    ))}
  </ul>
);
