import { pageData } from '#client/data/page-data.ts';
import { PublicPage } from '#client/layout/public-page.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { Section } from '#client/ui/layout.tsx';
import { SignInWays } from '../ui/sign-in-ways.tsx';
import { SignInPageDocument } from './sign-in.generated.ts';

export const data = pageData(SignInPageDocument, () => ({}));

/** The address of the sign-in page in old links and bookmarks (S2.47). */
export const Page = () => (
  <PublicPage hideStart>
    <Section width="narrow" space="large">
      <SignInWays
        title="Sign in to your account"
        lead="The sign-in page has a new address. Your account is the same, and so are your email and password."
        user={usePageData(data).currentUser}
      />
    </Section>
  </PublicPage>
);
