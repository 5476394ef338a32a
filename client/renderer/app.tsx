import { StrictMode } from 'react';
import '#client/styles/index.css';
import { OldBrowserNotice } from '#client/banners/old-browser-notice.tsx';
import { OutageBanner } from '#client/banners/outage-banner.tsx';
import { LinkProvider } from '#client/layout/links.tsx';
import { UserProvider } from '#client/session/user-context.tsx';
import { PageContextProvider } from './context.tsx';
import type { SharedPageContext } from './page-context.ts';

/** The tree around every page; the same on the server and in the browser. */
export const App = ({ context }: { context: SharedPageContext }) => (
  <StrictMode>
    <PageContextProvider value={context}>
      <LinkProvider value={{ origins: context.site.origins, current: context.site.host }}>
        <OldBrowserNotice />
        <OutageBanner />
        <UserProvider>
          <context.Page />
        </UserProvider>
      </LinkProvider>
    </PageContextProvider>
  </StrictMode>
);
