import { useLink } from '#client/layout/links.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { formatMoney } from '#kernel/money.ts';
import { AddAllForm, CartTotals, cartTotals, toProductsParam, useCart, useTaken } from '#modules/cart/ui.ts';
import styles from './plan-summary.module.css';
import type { RecommendedProduct } from './recommendation-card.tsx';

interface PlanProps {
  readonly recommended: readonly RecommendedProduct[];
}

/** The cart beside the recommendations: what it holds, what it would hold, and what is missing. */
const usePlan = (recommended: readonly RecommendedProduct[]) => {
  const cart = useCart();
  const link = useLink();
  const taken = useTaken();
  const offered = recommended.filter(({ drugType }) => !taken?.of(drugType));
  const missing = offered.filter(({ plans }) => !plans.some(({ id }) => cart.has(id)));
  const inCart = cart.productIds
    .flatMap((id) => cart.products.find((product) => product.id === id) ?? [])
    .filter(({ drugType }) => !taken?.of(drugType));
  const suggested = offered.flatMap(({ id, plans, product }) =>
    plans.filter((plan) => plan.id === id).map((plan) => ({ ...plan, ...product })),
  );
  return {
    inCart,
    missing,
    shown: inCart.length === 0 ? suggested : inCart,
    addMissing: () => void cart.add(missing.map(({ id }) => id)),
    checkout: link(`/checkout?products=${toProductsParam(inCart.map(({ id }) => id))}`),
  };
};

/** The cart's total and the button to continue; with an empty cart, one button that adds everything recommended. */
export const PlanSummary = ({ recommended }: PlanProps) => {
  const { inCart, missing, shown, addMissing, checkout } = usePlan(recommended);
  const title =
    inCart.length > 0
      ? `${inCart.length} ${inCart.length === 1 ? 'product' : 'products'} in your cart`
      : recommended.length === 1
        ? 'Your recommendation'
        : `All ${recommended.length} together`;
  return (
    <Card className={styles.summary} as="section" aria-label="Your plan">
      <h2 className={styles.heading}>{title}</h2>
      <CartTotals products={shown} />
      <div className={styles.actions}>
        {inCart.length > 0 ? (
          <LinkButton full href={checkout}>
            Continue to checkout
          </LinkButton>
        ) : null}
        {missing.length > 0 ? (
          <Button full variant={inCart.length > 0 ? 'secondary' : 'primary'} onClick={addMissing}>
            {inCart.length > 0
              ? `Add the other ${missing.length === 1 ? 'one' : missing.length}`
              : missing.length === 1
                ? 'Add to cart'
                : 'Add all to cart'}
          </Button>
        ) : null}
      </div>
      <noscript>
        {import.meta.env.SSR && missing.length > 1 ? (
          <AddAllForm productIds={missing.map(({ id }) => id)} label="Add all to cart" />
        ) : null}
      </noscript>
      <p className={styles.fine}>Shipping and tax, if any, are shown before you pay.</p>
      {shown.some((product) => product.needsPrescription) ? (
        <>
          <h3 className={styles.heading}>What happens next</h3>
          <ol className={styles.steps}>
            <li>You check out and answer health questions.</li>
            <li>A clinician reviews your answers before any prescription is charged.</li>
            <li>If it is right for you, it ships. If not, you pay nothing for it and we tell you why.</li>
          </ol>
        </>
      ) : null}
    </Card>
  );
};

/** The same button at the bottom of the screen while the summary is out of view. */
export const PlanBar = ({ recommended }: PlanProps) => {
  const { inCart, missing, shown, addMissing, checkout } = usePlan(recommended);
  const today = cartTotals(shown).today;
  return (
    <div className={`${styles.bar} needs-script`}>
      <p>
        <strong>{formatMoney(today)} today</strong>
        {shown.length} {shown.length === 1 ? 'product' : 'products'}
      </p>
      {inCart.length > 0 ? (
        <LinkButton href={checkout}>Checkout</LinkButton>
      ) : (
        <Button onClick={addMissing}>{missing.length === 1 ? 'Add it' : 'Add all'}</Button>
      )}
    </div>
  );
};
