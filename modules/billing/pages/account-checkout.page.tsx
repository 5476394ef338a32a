import { pageData } from '#client/data/page-data.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { PlanDifference } from '../ui/account-checkout/plan-difference.tsx';
import { SavedDetails } from '../ui/account-checkout/saved-details.tsx';
import { CheckoutForm } from '../ui/checkout/checkout-form.tsx';
import { EmptyCheckout } from '../ui/checkout/empty-checkout.tsx';
import { CheckoutPageDocument } from './checkout.generated.ts';

export const data = pageData(CheckoutPageDocument, ({ search }) => ({ products: search.products ?? '' }));

/** Checkout of a patient who orders again: the same as every checkout, with the saved card and address chosen. */
export const Page = () => {
  const answer = usePageData(data);
  const { account, products } = answer.checkoutPage;
  if (products.length === 0 || !account) return <EmptyCheckout page={answer.checkoutPage} />;
  const isFirst = account.addresses.length === 0 && account.plan.length === 0;
  return (
    <CheckoutForm
      answer={answer}
      flow="account"
      title={isFirst ? 'Checkout' : 'Order again'}
      intro={isFirst ? undefined : (quote) => <PlanDifference account={account} quote={quote} />}
      details={(props) => <SavedDetails {...props} addresses={account.addresses} />}
      otherCards={account.cards.filter(({ isDefault }) => !isDefault)}
    />
  );
};
