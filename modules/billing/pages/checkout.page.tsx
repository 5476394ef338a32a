import { pageData } from '#client/data/page-data.ts';
import { usePageContext, usePageData } from '#client/renderer/context.tsx';
import { CheckoutForm } from '../ui/checkout/checkout-form.tsx';
import { EmptyCheckout } from '../ui/checkout/empty-checkout.tsx';
import { IssuerReturn } from '../ui/checkout/issuer-return.tsx';
import { CheckoutPageDocument } from './checkout.generated.ts';

export const data = pageData(CheckoutPageDocument, ({ search }) => ({ products: search.products ?? '' }));

/** `?products=ids` is the cart; `?checkout=id` is the return from the issuer's page. */
export const Page = () => {
  const answer = usePageData(data);
  const { checkout, products = '' } = usePageContext().input.search;
  if (checkout) return <IssuerReturn checkoutId={checkout} products={products} />;
  if (answer.checkoutPage.products.length === 0) return <EmptyCheckout page={answer.checkoutPage} />;
  return <CheckoutForm answer={answer} flow="visit" />;
};
