import { useLink } from '#client/layout/links.tsx';

/** In the place of the cart's button, without scripts. */
export const CartLink = () => (
  <p>
    <a href={useLink()('/cart')}>See your cart</a>
  </p>
);
