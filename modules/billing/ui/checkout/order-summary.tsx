import { Badge } from '#client/ui/badge.tsx';
import { Card } from '#client/ui/card.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Money } from '#client/ui/money.tsx';
import { type PriceSection, PriceSummary } from '#client/ui/price-summary.tsx';
import { ProductRow } from '#client/ui/product-row.tsx';
import type { CheckoutPageQuery } from '../../pages/checkout.generated.ts';
import styles from './order-summary.module.css';

type Product = CheckoutPageQuery['checkoutPage']['products'][number];

export interface OrderSummaryProps {
  readonly products: readonly Product[];
  /** Key risk of each prescription product, by drug type. */
  readonly risks: ReadonlyMap<string, string>;
  readonly sections: readonly PriceSection[];
  /** Cents. */
  readonly today: number;
  readonly isRecurring: boolean;
}

const recurringNote = 'Renews until you cancel. You can cancel in two clicks from your account, at any time.';

export const PriceOverview = ({
  sections,
  isRecurring,
}: Pick<OrderSummaryProps, 'sections' | 'isRecurring'>) => (
  <PriceSummary sections={sections} footnote={isRecurring ? recurringNote : undefined} />
);

const Products = ({ products, risks }: Pick<OrderSummaryProps, 'products' | 'risks'>) => (
  <ul className={styles.products}>
    {products.map((product) => (
      <ProductRow key={product.id} className={styles.product} drugType={product.drugType}>
        <p className={styles.name}>
          {product.displayedName}
          {product.needsPrescription ? <Badge tone="rx">Rx only</Badge> : null}
        </p>
        <p className={styles.fine}>{product.supplyInformation}</p>
        {product.needsPrescription ? <p className={styles.fine}>{risks.get(product.drugType)}</p> : null}
      </ProductRow>
    ))}
  </ul>
);

/** Beside the form on wide screens. */
export const OrderBeside = (props: OrderSummaryProps) => (
  <Card className={styles.wide} aria-label="Your order" as="section">
    <div className={styles.order}>
      <h2 className="visually-hidden">Your order</h2>
      <Products {...props} />
      <PriceOverview {...props} />
    </div>
  </Card>
);

/** Collapsed above the form on phones; the prices are repeated beside the button. */
export const OrderAbove = (props: OrderSummaryProps) => (
  <div className={styles.phone}>
    <details>
      <summary>
        <span>Your order</span>
        <b>
          <Money cents={props.today} /> today
        </b>
        <Icon name="chevronDown" size={20} className={styles.chevron} />
      </summary>
      <div className={styles.sheet}>
        <Products {...props} />
      </div>
    </details>
  </div>
);
