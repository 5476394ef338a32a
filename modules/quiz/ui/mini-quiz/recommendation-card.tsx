import { useState } from 'react';
import { useLink } from '#client/layout/links.tsx';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { ProductCard } from '#client/ui/product-card.tsx';
import { AddToCartForm, UnlessTaken, useCart } from '#modules/cart/ui.ts';
import { PlanPicker, PlanPrice, ProductBadges, SafetyNote } from '#modules/catalogue/ui.ts';
import type { QuizResultsQuery } from './recommend.generated.ts';
import styles from './recommendation-card.module.css';

export type RecommendedProduct = QuizResultsQuery['recommendations']['products'][number];

/** One recommended product: why, price, charge dates, key risk, and a button to add it. */
export const RecommendationCard = ({ recommended }: { readonly recommended: RecommendedProduct }) => {
  const { product, plans, drugType, reason } = recommended;
  const cart = useCart();
  const link = useLink();
  const [wanted, setWanted] = useState(recommended.id);
  const inCart = plans.find((plan) => cart.has(plan.id));
  const plan = inCart ?? plans.find(({ id }) => id === wanted);
  if (!plan) return null;

  const choosePlan = (id: number) => {
    setWanted(id);
    if (inCart) void cart.add([id], { quietly: true });
  };
  return (
    <ProductCard
      look="result"
      level="h2"
      drugType={drugType}
      title={product.title}
      href={product.page ? link(product.page) : undefined}
      badges={<ProductBadges needsPrescription={product.needsPrescription} isNew={product.isNew} />}
    >
      <p>{reason}</p>
      <PlanPicker product={product.title} plans={plans} value={plan.id} onChange={choosePlan} />
      <div className={styles.buy}>
        <PlanPrice plan={plan} plans={plans} needsPrescription={product.needsPrescription} />
        <UnlessTaken drugType={drugType}>
          {inCart ? (
            <span className={styles.held}>
              <Icon name="check" size={20} /> In your cart
              <Button
                variant="quiet"
                size="small"
                aria-label={`Remove ${product.title} from your cart`}
                onClick={() => void cart.remove(inCart.id)}
              >
                Remove
              </Button>
            </span>
          ) : (
            <Button
              variant="secondary"
              full="phone"
              aria-label={`Add ${product.title} to your cart`}
              onClick={() => void cart.add([plan.id])}
            >
              Add to cart
            </Button>
          )}
        </UnlessTaken>
        <noscript>
          {import.meta.env.SSR ? (
            <AddToCartForm title={product.title} plans={plans} chosen={plan.id} />
          ) : null}
        </noscript>
      </div>
      {product.needsPrescription ? (
        <div className={styles.safety}>
          <SafetyNote drugType={drugType} />
        </div>
      ) : null}
    </ProductCard>
  );
};
