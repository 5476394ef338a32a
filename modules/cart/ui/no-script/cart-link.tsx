import { useLink } from '#client/layout/links.tsx';

/** In the place of the cart's button, without scripts. */
export const CartLink = () => <a href={useLink()('/cart')}>Cart</a>;
