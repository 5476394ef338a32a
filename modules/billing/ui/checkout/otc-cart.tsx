import type { ReactNode } from 'react';
import type { CheckoutPageQuery } from '../../pages/checkout.generated.ts';
import { EmptyCheckout } from './empty-checkout.tsx';
import { NeedsVisit } from './needs-visit.tsx';

interface OtcCartProps {
  readonly answer: CheckoutPageQuery;
  /** A step of the checkout without a visit. */
  readonly children: ReactNode;
}

/** A step of the checkout of over-the-counter products, or why the cart cannot be ordered there. */
export const OtcCart = ({ answer, children }: OtcCartProps) => {
  const { products, quote } = answer.checkoutPage;
  if (products.length === 0) return <EmptyCheckout page={answer.checkoutPage} />;
  if (quote.needsPrescription) return <NeedsVisit products={products.map(({ id }) => id).join(',')} />;
  return <>{children}</>;
};
