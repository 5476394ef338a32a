import { pageData } from '#client/data/page-data.ts';
import { usePageData } from '#client/renderer/context.tsx';
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
      lead: 'What your hair loss looks like and how it began tells the clinician most of what matters. Some signs should be seen in person first, and then we say so.',
      saving:
        'Every answer is saved as you go. You can go on later in this browser, and on any device once you have an account.',
      privacy: 'Only your care team reads it. It is never used for advertising.',
    }}
    sendLabel="Continue"
    exitPath="/"
    nextPath="/start/account-creation"
  />
);
