import type { ReactNode } from 'react';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { goTo } from '#client/routing/navigate.ts';
import { useLoginAddress } from '#client/session/protected.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';

interface Agreeing {
  readonly submitLabel: string;
  readonly onAgreed: () => void;
}

/** The account that a visit belongs to, and what is agreed to before it. */
export const CreateAccount = ({
  email,
  nextPath,
  steps,
  order = null,
  agreements,
}: {
  /** Of the account that is signed in. */
  readonly email: string | null;
  readonly nextPath: string;
  readonly steps: ReactNode;
  /** What is to be ordered, so that it stays in view. The identity provider does not learn of it. */
  readonly order?: ReactNode;
  /** Draws the form of the agreements. */
  readonly agreements: (agreeing: Agreeing) => ReactNode;
}) => {
  const link = useLink();
  const login = useLoginAddress();
  return (
    <FlowLayout exitPath="/" exitLabel="Exit">
      <Stack gap={8}>
        {steps}
        <PageHeading
          title={email ? 'Before you continue' : 'Create your account'}
          lead={
            email
              ? `You are signed in as ${email}. Please agree to the terms to continue.`
              : 'Your account keeps your answers safe, and is where your clinician writes to you. It includes what you told us so far.'
          }
        />
        {order}
        {agreements({
          submitLabel: email ? 'Agree and continue' : 'Agree and create my account',
          onAgreed: () => {
            if (email) void goTo(link(nextPath));
            else window.location.assign(login(nextPath, { signUp: true }));
          },
        })}
        {email ? null : (
          <p>
            On the next page you choose your email and a password. Do you have an account already?{' '}
            <a href={login(nextPath)}>Sign in instead</a>; your answers come with you.
          </p>
        )}
      </Stack>
    </FlowLayout>
  );
};
