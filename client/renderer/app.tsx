import { StrictMode } from 'react';
import '#client/styles/index.css';
import { OldBrowserNotice } from '#client/banners/old-browser-notice.tsx';
import { OutageBanner } from '#client/banners/outage-banner.tsx';
import { LinkProvider } from '#client/layout/links.tsx';
import { ImpersonationBar } from '#client/session/impersonation-bar.tsx';
import { Protected } from '#client/session/protected.tsx';
import { RefusedEmailBar } from '#client/session/refused-email-bar.tsx';
import { UserProvider } from '#client/session/user-context.tsx';
import { useLaterFonts } from '#client/startup/fonts.ts';
import { PrivacyChoices } from '#modules/privacy/ui.ts';
import { PageContextProvider } from './context.tsx';
import type { SharedPageContext } from './page-context.ts';
import { useEarlyInput } from './replay-early-input.ts';

/** The component tree around every page; the same on the server and in the browser. */
export const App = ({ context }: { context: SharedPageContext }) => {
  useEarlyInput();
  useLaterFonts(context);
  return (
    <StrictMode>
      <PageContextProvider value={context}>
        <LinkProvider value={{ origins: context.site.origins, current: context.site.host }}>
          <OldBrowserNotice />
          <OutageBanner />
          <PrivacyChoices />
          <UserProvider profileRoute={context.site.auth.profileRoute} vouched={context.user}>
            <ImpersonationBar />
            <RefusedEmailBar />
            <Protected>
              <context.Page />
            </Protected>
          </UserProvider>
        </LinkProvider>
      </PageContextProvider>
    </StrictMode>
  );
};
