import { pageData } from '#client/data/page-data.ts';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { goTo } from '#client/routing/navigate.ts';
import { useLoginAddress } from '#client/session/protected.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { AgreementForm } from '../ui/agreement-form.tsx';
import { StartSteps } from '../ui/start-steps.tsx';
import { AccountCreationPageDocument } from './account-creation.generated.ts';

export const data = pageData(AccountCreationPageDocument, () => ({}));

const next = '/start/doctor-visit-payment';

export const Page = () => {
  const link = useLink();
  const login = useLoginAddress();
  const { currentUser } = usePageData(data);
  return (
    <FlowLayout exitPath="/" exitLabel="Leave">
      <Stack gap={8}>
        <StartSteps at="Account" />
        <PageHeading
          title={currentUser ? 'Before you go on' : 'Create your account'}
          lead={
            currentUser
              ? `You are signed in as ${currentUser.email}. Please agree to how we work, then go on.`
              : 'Your account keeps your answers safe, and is where your clinician writes to you. What you told us so far moves into it.'
          }
        />
        <AgreementForm
          submitLabel={currentUser ? 'Agree and go on' : 'Agree and create my account'}
          onAgreed={() => {
            if (currentUser) void goTo(link(next));
            else window.location.assign(login(next, { signUp: true }));
          }}
        />
        {currentUser ? null : (
          <p>
            On the next page you choose your email and a password. Do you have an account already?{' '}
            <a href={login(next)}>Sign in instead</a>; your answers come along.
          </p>
        )}
      </Stack>
    </FlowLayout>
  );
};
