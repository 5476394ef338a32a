import { pageData } from '#client/data/page-data.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { flowIntro } from '../domain/flow-intro.ts';
import { QuestionFlow } from '../ui/question-flow.tsx';
import { StartSteps } from '../ui/start-steps.tsx';
import { HairLossBasicsPageDocument } from './hair-loss-basics.generated.ts';

export const data = pageData(HairLossBasicsPageDocument, () => ({}));

export const Page = () => (
  <QuestionFlow
    name="hair-loss-basics"
    flow={usePageData(data).startFlow}
    intro={{
      above: <StartSteps at="Your hair" />,
      lead: 'What your hair loss looks like and how it began tells the clinician most of what matters. If something should be seen in person first, we tell you.',
      ...flowIntro,
    }}
    sendLabel="Continue"
    exitPath="/"
    nextPath="/start/account-creation"
  />
);
