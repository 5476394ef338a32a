import { pageData } from '#client/data/page-data.ts';
import { usePageData } from '#client/renderer/context.tsx';
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
      lead: 'A few questions about you show whether we may treat you, and where. Nothing is charged, and you need no account yet.',
      saving:
        'Every answer is saved as you go. You can go on later in this browser, and on any device once you have an account.',
      privacy: 'Only your care team reads it. It is never used for advertising.',
    }}
    sendLabel="Continue"
    exitPath="/"
    nextPath="/start/question-flow/hair-loss-basics"
  />
);
