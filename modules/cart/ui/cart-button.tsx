import { Icon } from '#client/ui/icon.tsx';
import { preloadOverlays } from '#client/ui/overlay.tsx';
import styles from './cart-button.module.css';
import { useCart } from './use-cart.tsx';

export const CART_BUTTON_ID = 'cart-button';

/** Opens the cart panel and shows the number of products. */
export const CartButton = () => {
  const { productIds, open, isOpen } = useCart();
  const count = productIds.length;
  return (
    <button
      type="button"
      id={CART_BUTTON_ID}
      className={styles.button}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={`Cart, ${count === 0 ? 'empty' : count === 1 ? '1 product' : `${count} products`}`}
      onClick={open}
      onPointerEnter={preloadOverlays}
      onFocus={preloadOverlays}
    >
      <Icon name="cart" />
      {count > 0 ? (
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
      ) : null}
    </button>
  );
};
