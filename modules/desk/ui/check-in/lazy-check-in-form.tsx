import { lazy, Suspense, useEffect, useState } from 'react';
import type { CheckInFormProps } from './check-in-form.tsx';

const CheckInForm = lazy(async () => ({ default: (await import('./check-in-form.tsx')).CheckInForm }));

/** The form that decides a check-in, loaded after the case is shown: the server renders nothing that is loaded later. */
export const LazyCheckInForm = (props: CheckInFormProps) => {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  return <Suspense>{isShown ? <CheckInForm {...props} /> : null}</Suspense>;
};
