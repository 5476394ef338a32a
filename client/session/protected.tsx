import { type ReactNode, useEffect } from 'react';
import { usePageContext } from '#client/renderer/context.tsx';
import { loginAddress } from '../routing/login-address.ts';
import { useUser } from './user-context.tsx';

/** The login route with `returnTo` set to a path with its query. */
export const useLoginAddress = (): ((
  returnTo: string | null,
  options?: Parameters<typeof loginAddress>[2],
) => string) => {
  const { loginRoute } = usePageContext().site.auth;
  return (returnTo, options) => loginAddress(loginRoute, returnTo, options);
};

/**
 * Protected pages in the browser (S2.13 to S2.15): without a user, or when the profile could not be loaded, the browser
 * is redirected to the login route. Until then the page's placeholder is shown, or nothing.
 */
export const Protected = ({ children }: { readonly children: ReactNode }) => {
  const { signIn, exports } = usePageContext();
  const { user, isLoading } = useUser();
  const address = useLoginAddress();
  const mustSignIn = signIn && !user && !isLoading;
  useEffect(() => {
    if (!mustSignIn) return;
    const { pathname, search } = window.location;
    // Replaces the history entry, so that “back” does not lead to a page that redirects here again.
    window.location.replace(address(signIn.returnTo ?? `${pathname}${search}`));
  });
  if (!signIn || user) return children;
  return exports.placeholder ? <exports.placeholder /> : null;
};
