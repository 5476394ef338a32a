import type { ReactNode } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import styles from './in-cart.module.css';

/** Says that a product is in the cart, with a button beside it. */
export const InCart = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.held}>
    <span>
      <Icon name="check" size={20} /> In your cart
    </span>
    {children}
  </div>
);
