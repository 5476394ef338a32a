import { ProductImage } from '#client/pictures/product-image.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { UnlessTaken, useCart } from '#modules/cart/ui.ts';
import { PlanPrice, ProductBadges } from '#modules/catalogue/ui.ts';
import styles from './otc-card.module.css';

interface OtcCardProps {
  readonly product: {
    readonly id: number;
    readonly drugType: string;
    readonly title: string;
    readonly description: string;
    readonly price: number;
    readonly discount: {
      readonly first: number;
      readonly afterwards: string;
      readonly charged: string;
    } | null;
    readonly supplyInDays: number;
    readonly supplyInformation: string;
    readonly isNew: boolean;
  };
}

/** A product that needs no prescription, to add or skip. */
export const OtcCard = ({ product }: OtcCardProps) => {
  const cart = useCart();
  const inCart = cart.has(product.id);
  const title = `extra-${product.id}`;
  return (
    <Card as="li" padding="none" className={styles.card} aria-labelledby={title}>
      <div className={styles.picture}>
        <ProductImage drugType={product.drugType} sizes="8rem" eager />
      </div>
      <div className={styles.text}>
        <ProductBadges needsPrescription={false} isNew={product.isNew} />
        <h2 id={title} className={styles.title}>
          {product.title}
        </h2>
        <p className={styles.description}>{product.description}</p>
      </div>
      <div className={styles.buy}>
        <PlanPrice plan={product} needsPrescription={false} />
        <UnlessTaken drugType={product.drugType}>
          <Button
            variant="secondary"
            size="small"
            aria-label={
              inCart ? `Remove ${product.title} from your cart` : `Add ${product.title} to your cart`
            }
            onClick={() =>
              void (inCart ? cart.remove(product.id) : cart.add([product.id], { quietly: true }))
            }
          >
            {inCart ? (
              <>
                <Icon name="check" size={18} /> In your cart
              </>
            ) : (
              'Add to cart'
            )}
          </Button>
        </UnlessTaken>
      </div>
    </Card>
  );
};
