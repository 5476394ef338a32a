import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';

const AgreementForm = lazy(async () => ({
  default: (await import('./agreement-form.tsx')).AgreementForm,
}));

/** The agreements before a visit, loaded after a page that begins with questions; the server draws none of it. */
export const LazyAgreementForm = (props: ComponentProps<typeof AgreementForm>) => {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => setLoaded(true), []);
  return isLoaded ? (
    <Suspense>
      <AgreementForm {...props} />
    </Suspense>
  ) : null;
};
