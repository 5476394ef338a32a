import { pageData } from '#client/data/page-data.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { basicsLead, flowIntro } from '../domain/flow-intro.ts';
import { QuestionFlow } from '../ui/question-flow.tsx';
import { StartSteps } from '../ui/start-steps.tsx';
import { StartBasicsPageDocument } from './basics.generated.ts';

export const data = pageData(StartBasicsPageDocument, () => ({}));

export const Page = () => (
  <QuestionFlow
    name="start-basics"
    flow={usePageData(data).startFlow}
    intro={{
      above: <StartSteps at="About you" />,
      lead: basicsLead,
      ...flowIntro,
    }}
    sendLabel="Continue"
    exitPath="/"
    nextPath="/start/question-flow/hair-loss-basics"
  />
);
