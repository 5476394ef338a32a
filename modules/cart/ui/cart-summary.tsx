import { useId } from 'react';
import { Card } from '#client/ui/card.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Money } from '#client/ui/money.tsx';
import { lineItems } from '../domain/index.ts';
import styles from './cart-summary.module.css';
import { CartTotals } from './cart-totals.tsx';
import { useCart } from './use-cart.tsx';
import { useCartDiscounts } from './use-cart-discounts.ts';

/** What is in the cart and what it costs, without anything to change: beside a step on the way to its checkout. */
export const CartSummary = () => {
  const id = useId();
  const { ready, productIds, products } = useCart();
  const discounts = useCartDiscounts(productIds);
  const lines = ready ? lineItems(productIds, products) : [];
  if (lines.length === 0) return null;
  return (
    <Card as="section" tone="tinted" aria-labelledby={id}>
      <Stack gap={4}>
        <h2 id={id} className={styles.title}>
          Your order
        </h2>
        <ul className={styles.lines}>
          {lines.map(({ product, amount }) => (
            <li key={product.id}>
              <span>
                {product.title}
                <span className={styles.detail}>{product.supplyInformation}</span>
              </span>
              <Money cents={amount} />
            </li>
          ))}
        </ul>
        <CartTotals products={lines.map(({ product }) => product)} discounts={discounts} />
      </Stack>
    </Card>
  );
};
