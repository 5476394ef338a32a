import { usePageContext } from '#client/renderer/context.tsx';
import { useLoginAddress } from '#client/session/protected.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { Cluster, PageHeading, Stack } from '#client/ui/layout.tsx';
import { brand } from '#config/brand.ts';

/** The page's address with the `returnTo` that this page was opened with. */
const useAlongside = (): ((path: string) => string) => {
  const { returnTo } = usePageContext().input.search;
  return (path) => (returnTo ? `${path}?returnTo=${encodeURIComponent(returnTo)}` : path);
};

/**
 * Where a visitor signs in: at the identity provider, which has the password, and then back to the page they wanted.
 */
const Visitor = ({ title, lead }: { readonly title: string; readonly lead: string }) => {
  const address = useLoginAddress();
  const alongside = useAlongside();
  const { input, site } = usePageContext();
  const returnTo = input.search.returnTo ?? null;
  return (
    <>
      <PageHeading title={title} lead={lead} />
      <Cluster gap={3}>
        <LinkButton size="large" full="phone" href={address(returnTo)}>
          Sign in
        </LinkButton>
        {site.auth.google ? (
          <LinkButton
            variant="secondary"
            size="large"
            full="phone"
            href={address(returnTo, { google: true })}
          >
            Continue with Google
          </LinkButton>
        ) : null}
        <LinkButton variant="secondary" size="large" full="phone" href={address(returnTo, { signUp: true })}>
          Create an account
        </LinkButton>
      </Cluster>
      <p>
        <a href={alongside('/users/password/new')}>Forgot your password?</a>
      </p>
      <p>
        The sign-in page asks for your email and password, and nothing about your health. Trouble signing in?
        Write to <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>.
      </p>
    </>
  );
};

/** For people who are signed in: links to continue, or to use another account. */
const SignedIn = ({ email }: { readonly email: string | null }) => {
  const address = useLoginAddress();
  const returnTo = usePageContext().input.search.returnTo ?? null;
  return (
    <>
      <PageHeading
        title="You are signed in"
        lead={email ? `As ${email}. You are all set.` : 'You are all set.'}
      />
      <Cluster gap={3}>
        <LinkButton size="large" full="phone" href={address(returnTo)}>
          {returnTo ? 'Continue' : 'Go to your dashboard'}
        </LinkButton>
        <form method="post" action="/api/auth/logout">
          <Button variant="secondary" size="large" type="submit">
            Sign out
          </Button>
        </form>
      </Cluster>
    </>
  );
};

/** The content of a sign-in page. `user`: who is signed in; null for a visitor. */
export const SignInWays = ({
  user,
  ...visitor
}: {
  readonly title: string;
  readonly lead: string;
  readonly user: { readonly email: string | null } | null;
}) => <Stack gap={6}>{user ? <SignedIn email={user.email} /> : <Visitor {...visitor} />}</Stack>;
