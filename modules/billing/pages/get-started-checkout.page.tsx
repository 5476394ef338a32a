import { pageData } from '#client/data/page-data.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { CheckoutForm } from '../ui/checkout/checkout-form.tsx';
import { EmptyCheckout } from '../ui/checkout/empty-checkout.tsx';
import { NeedsVisit } from '../ui/checkout/needs-visit.tsx';
import { CheckoutPageDocument } from './checkout.generated.ts';

export const data = pageData(CheckoutPageDocument, ({ search }) => ({ products: search.products ?? '' }));

/** Checkout of over-the-counter products; the return from the issuer's page is shared with the other checkout. */
export const Page = () => {
  const answer = usePageData(data);
  const { products, quote } = answer.checkoutPage;
  if (products.length === 0) return <EmptyCheckout page={answer.checkoutPage} />;
  if (quote.needsPrescription) return <NeedsVisit products={products.map(({ id }) => id).join(',')} />;
  return <CheckoutForm answer={answer} flow="ecommerce" />;
};
