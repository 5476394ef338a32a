import { pageData } from '#client/data/page-data.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { OtcCart } from '../ui/checkout/otc-cart.tsx';
import { YourInfo } from '../ui/checkout/your-info.tsx';
import { CheckoutPageDocument } from './checkout.generated.ts';

export const data = pageData(CheckoutPageDocument, ({ search }) => ({ products: search.products ?? '' }));

/** Name and shipping address, before there is an account. */
export const Page = () => {
  const answer = usePageData(data);
  return (
    <OtcCart answer={answer}>
      <YourInfo answer={answer} />
    </OtcCart>
  );
};
