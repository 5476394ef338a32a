import { pageData } from '#client/data/page-data.ts';
import { useLink } from '#client/layout/links.tsx';
import { usePageContext, usePageData } from '#client/renderer/context.tsx';
import { checkoutPath } from '../ui/checkout/checkout-flow.ts';
import { CheckoutForm } from '../ui/checkout/checkout-form.tsx';
import { EmptyCheckout } from '../ui/checkout/empty-checkout.tsx';
import { IssuerReturn } from '../ui/checkout/issuer-return.tsx';
import { CheckoutPageDocument } from './checkout.generated.ts';

export const data = pageData(CheckoutPageDocument, ({ search }) => ({
  products: search.products ?? '',
  checkout: search.checkout ?? null,
}));

/** A patient with a card and an address orders in fewer steps, and sees what changes in their plan. */
const OrderAgainLink = () => {
  const link = useLink();
  const { products = '' } = usePageContext().input.search;
  return (
    <p>
      You have ordered before:{' '}
      <a href={link(checkoutPath('account', products))}>use your saved card and address</a>.
    </p>
  );
};

/** `?products=ids` is the cart; `?checkout=id` is the return from the issuer's page. */
export const Page = () => {
  const answer = usePageData(data);
  const { checkout } = usePageContext().input.search;
  if (checkout) return <IssuerReturn checkoutId={checkout} products={answer.checkoutCart} />;
  if (answer.checkoutPage.products.length === 0) return <EmptyCheckout page={answer.checkoutPage} />;
  const { account, savedCard } = answer.checkoutPage;
  const isReturning = savedCard !== null && (account?.addresses.length ?? 0) > 0;
  return (
    <CheckoutForm answer={answer} flow="visit" intro={isReturning ? () => <OrderAgainLink /> : undefined} />
  );
};
