import { pageData } from '#client/data/page-data.ts';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { useLoginAddress } from '#client/session/protected.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Cluster, PageHeading, Stack } from '#client/ui/layout.tsx';
import { entryPages } from '#config/entry-pages.ts';
import { CheckList } from '../ui/check-list.tsx';
import { QuestionFlow } from '../ui/question-flow.tsx';
import { RefillOutOfStatePageDocument } from './refill-out-of-state.generated.ts';

export const data = pageData(RefillOutOfStatePageDocument, () => ({}));

/** Refills belong to an account, so a visitor sees the next steps and signs in first. */
const SignInFirst = () => {
  const link = useLink();
  const login = useLoginAddress();
  return (
    <FlowLayout exitPath="/" exitLabel="Home">
      <Stack gap={8}>
        <PageHeading
          title="You moved to another state"
          lead="A clinician can only treat you in a state where they are licensed. Tell us where you live now, and we will find a clinician to take over."
        />
        <CheckList
          items={[
            { id: 'sign-in', text: 'Sign in and enter your new address.' },
            { id: 'wait', text: 'Your refills are on hold until a clinician licensed there takes over.' },
            {
              id: 'clinician',
              text: 'A clinician there takes over. First you answer questions about your full history. Where we are not licensed, we explain how to continue without us, and you can cancel right away.',
            },
          ]}
        />
        <Cluster gap={4}>
          <LinkButton size="large" full="phone" href={login(entryPages['refill out of state'])}>
            Sign in to continue
          </LinkButton>
          <LinkButton variant="secondary" size="large" full="phone" href={link(entryPages.normal)}>
            I am new here
          </LinkButton>
        </Cluster>
      </Stack>
    </FlowLayout>
  );
};

export const Page = () => {
  const { currentUser, startFlow } = usePageData(data);
  if (!currentUser) return <SignInFirst />;
  return (
    <QuestionFlow
      name="refill-out-of-state"
      flow={startFlow}
      intro={{
        lead: 'Tell us where you live now. From then on, your refills are on hold until a clinician licensed there takes over.',
        saving: 'Every answer is saved as you go. You can stop and continue later, on any device.',
        privacy: 'Only your care team and the pharmacy see your address.',
      }}
      sendLabel="Send my new address"
      exitPath="/dashboard"
      nextPath="/thank-you-out-of-state"
    />
  );
};
