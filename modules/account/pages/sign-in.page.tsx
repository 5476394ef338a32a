import { pageData } from '#client/data/page-data.ts';
import { PublicPage } from '#client/layout/public-page.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { Section } from '#client/ui/layout.tsx';
import { SignInWays } from '../ui/sign-in-ways.tsx';
import { SignInPageDocument } from './sign-in.generated.ts';

export const data = pageData(SignInPageDocument, () => ({}));

/** Where signing in happens, for people who follow a link or type the address. */
export const Page = () => (
  <PublicPage hideStart>
    <Section width="narrow" space="large">
      <SignInWays
        title="Sign in"
        lead="Sign in with your email and password. We then take you to the page you wanted."
        user={usePageData(data).currentUser}
      />
    </Section>
  </PublicPage>
);
