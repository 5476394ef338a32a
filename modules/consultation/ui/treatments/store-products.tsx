import { useLink } from '#client/layout/links.tsx';
import { ProductImage } from '#client/pictures/product-image.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Card } from '#client/ui/card.tsx';
import { DateText } from '#client/ui/date-text.tsx';
import { Stack } from '#client/ui/layout.tsx';
import styles from './treatment-card.module.css';

export interface StoreSubscription {
  readonly id: string;
  readonly nextBillingDate: string | null;
  readonly activeProducts: readonly {
    readonly id: number;
    readonly drugType: string;
    readonly displayedName: string;
    readonly instructions: string;
    readonly needsPrescription: boolean;
    readonly drugFacts: string | null;
  }[];
}

/**
 * The patient's products without a prescription: how to use them, and the next shipment. Renders nothing without any.
 */
export const StoreProducts = ({
  subscriptions,
}: {
  readonly subscriptions: readonly StoreSubscription[];
}) => {
  const link = useLink();
  const products = subscriptions.flatMap(({ nextBillingDate, activeProducts }) =>
    activeProducts
      .filter(({ needsPrescription }) => !needsPrescription)
      .map((product) => ({ ...product, nextBillingDate })),
  );
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="without-prescription">
      <Stack gap={5}>
        <h2 id="without-prescription">Without a prescription</h2>
        {products.map((product) => (
          <Card key={product.id} as="article" aria-labelledby={`product-${product.id}`}>
            <div className={styles.card}>
              <span className={styles.picture}>
                <ProductImage drugType={product.drugType} />
              </span>
              <div className={styles.text}>
                <header className={styles.head}>
                  <h3 id={`product-${product.id}`}>{product.displayedName}</h3>
                  <Badge>No prescription</Badge>
                </header>
                <p className={styles.how}>
                  <strong>How to use it.</strong> {product.instructions}
                </p>
                {product.drugFacts ? (
                  <p>
                    <a href={link(`/drug-facts/${product.drugFacts}`)}>
                      Uses, side effects and warnings
                      <span className="visually-hidden"> of {product.displayedName}</span>
                    </a>
                  </p>
                ) : null}
                {product.nextBillingDate ? (
                  <p className={styles.next}>
                    The next one is charged and sent on <DateText date={product.nextBillingDate} />.{' '}
                    <a href={link('/auto-refill/preferences')}>Change, skip, pause or turn off</a>
                  </p>
                ) : null}
              </div>
            </div>
          </Card>
        ))}
      </Stack>
    </section>
  );
};
