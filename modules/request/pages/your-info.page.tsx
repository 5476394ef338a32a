import { pageData } from '#client/data/page-data.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { refreshPage } from '#client/routing/navigate.ts';
import { basicsLead, flowIntro, QuestionFlow } from '#modules/start/ui.ts';
import { NoTopic } from '../ui/elsewhere.tsx';
import { RequestSteps } from '../ui/request-steps.tsx';
import { SignUpStep } from '../ui/sign-up-step.tsx';
import { RequestYourInfoPageDocument } from './your-info.generated.ts';

export const data = pageData(RequestYourInfoPageDocument, () => ({}));

/** Who the person is and where they live, which decides whether they can be treated; then the account. */
export const Page = () => {
  const { currentUser, visitRequest, ...flows } = usePageData(data);
  const { topic, basics } = visitRequest;
  if (!topic) return <NoTopic title="About you" />;
  const isPrivate = basics === 'sh-condition-routing';
  const flow = isPrivate ? flows.private : flows.general;
  if (!basics || flow.answeredAt) return <SignUpStep email={currentUser?.email ?? null} />;
  return (
    <QuestionFlow
      name={isPrivate ? 'sh-condition-routing' : 'start-basics'}
      flow={flow}
      intro={{
        above: <RequestSteps at="About you" />,
        lead: basicsLead,
        ...flowIntro,
      }}
      sendLabel="Continue"
      exitPath="/"
      nextPath="/request/your-info"
      onDone={refreshPage}
    />
  );
};
