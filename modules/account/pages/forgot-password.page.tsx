import { PublicPage } from '#client/layout/public-page.tsx';
import { usePageContext } from '#client/renderer/context.tsx';
import { useLoginAddress } from '#client/session/protected.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Cluster, PageHeading, Section, Stack } from '#client/ui/layout.tsx';
import { brand } from '#config/brand.ts';

/** How to set a new password: the identity provider sends the link, because we have no passwords (S2.47). */
export const Page = () => {
  const address = useLoginAddress();
  const { input, site } = usePageContext();
  return (
    <PublicPage hideStart>
      <Section width="narrow" space="large">
        <Stack gap={6}>
          <PageHeading
            title="Reset your password"
            lead="Enter your email on the next page. If it belongs to an account, we send you a link to set a new password. The link works once."
          />
          <Cluster gap={3}>
            <LinkButton size="large" full="phone" href="/api/auth/forgot-password">
              Reset my password
            </LinkButton>
            <LinkButton
              variant="secondary"
              size="large"
              full="phone"
              href={address(input.search.returnTo ?? null)}
            >
              Sign in
            </LinkButton>
          </Cluster>
          {site.auth.google ? <p>If you sign in with Google, reset your password at Google.</p> : null}
          <p>
            Did not get the email? Check your spam folder, or write to{' '}
            <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>.
          </p>
        </Stack>
      </Section>
    </PublicPage>
  );
};
