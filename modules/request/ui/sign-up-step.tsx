import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { goTo } from '#client/routing/navigate.ts';
import { useLoginAddress } from '#client/session/protected.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { LazyAgreementForm } from '#modules/start/ui.ts';
import { RequestSteps } from './request-steps.tsx';

const next = '/request/consultation';

/** The account that the visit belongs to, and what is agreed to before it. `email`: of the account that is signed in. */
export const SignUpStep = ({ email }: { readonly email: string | null }) => {
  const login = useLoginAddress();
  return (
    <FlowLayout exitPath="/" exitLabel="Leave">
      <Stack gap={8}>
        <RequestSteps at="About you" />
        <PageHeading
          title={email ? 'Before you go on' : 'Create your account'}
          lead={
            email
              ? `You are signed in as ${email}. Please agree to how we work, then go on.`
              : 'Your account keeps your answers safe, and is where your clinician writes to you. What you told us so far moves into it.'
          }
        />
        <LazyAgreementForm
          submitLabel={email ? 'Agree and go on' : 'Agree and create my account'}
          onAgreed={() => {
            if (email) void goTo(next);
            else window.location.assign(login(next, { signUp: true }));
          }}
        />
        {email ? null : (
          <p>
            On the next page you choose your email and a password. Do you have an account already?{' '}
            <a href={login(next)}>Sign in instead</a>; your answers come along.
          </p>
        )}
      </Stack>
    </FlowLayout>
  );
};
