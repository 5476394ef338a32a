import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { VisitCheckoutFormProps } from './visit-checkout-form.tsx';

// Loaded after the page: other pages use this module's components too, and few of them need these.
const CheckoutForm = lazy(async () => ({
  default: (await import('./visit-checkout-form.tsx')).VisitCheckoutForm,
}));
const CardReturn = lazy(async () => ({
  default: (await import('./visit-card-return.tsx')).VisitCardReturn,
}));

/** The server does not render it. */
const InBrowser = ({ children }: { readonly children: ReactNode }) => {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => setLoaded(true), []);
  return isLoaded ? <Suspense>{children}</Suspense> : null;
};

export const LazyVisitCheckoutForm = (props: VisitCheckoutFormProps) => (
  <InBrowser>
    <CheckoutForm {...props} />
  </InBrowser>
);

export const LazyVisitCardReturn = (props: { readonly checkoutId: string }) => (
  <InBrowser>
    <CardReturn {...props} />
  </InBrowser>
);
