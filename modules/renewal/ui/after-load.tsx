import { type ReactNode, Suspense, useEffect, useState } from 'react';

/** What has scripts of its own that load after the page: the server leaves it out, and the browser adds it. */
export const AfterLoad = ({ children }: { readonly children: ReactNode }) => {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => setLoaded(true), []);
  return isLoaded ? <Suspense>{children}</Suspense> : null;
};
