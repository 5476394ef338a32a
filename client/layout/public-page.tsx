import type { ReactNode } from 'react';
import { useUser } from '#client/session/user-context.tsx';
import { AccountLink, SiteLayout, type SiteLayoutProps } from './site-layout.tsx';

/** A public page whose header shows, after hydration, who is signed in. */
export const PublicPage = ({
  children,
  ...props
}: Omit<SiteLayoutProps, 'account'> & { children: ReactNode }) => {
  const { user } = useUser();
  return (
    <SiteLayout
      {...props}
      {...(user && { account: <AccountLink {...(user.firstName && { firstName: user.firstName })} /> })}
    >
      {children}
    </SiteLayout>
  );
};
