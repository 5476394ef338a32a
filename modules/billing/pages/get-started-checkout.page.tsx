import { pageData } from '#client/data/page-data.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { CheckoutForm } from '../ui/checkout/checkout-form.tsx';
import { OtcCart } from '../ui/checkout/otc-cart.tsx';
import { CheckoutPageDocument } from './checkout.generated.ts';

export const data = pageData(CheckoutPageDocument, ({ search }) => ({ products: search.products ?? '' }));

/** Checkout of over-the-counter products; the return from the issuer's page is shared with the other checkout. */
export const Page = () => {
  const answer = usePageData(data);
  return (
    <OtcCart answer={answer}>
      <CheckoutForm answer={answer} flow="ecommerce" />
    </OtcCart>
  );
};
