import { pageData } from '#client/data/page-data.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { QuestionFlow } from '../ui/question-flow.tsx';
import { ShConditionRoutingPageDocument } from './sh-condition-routing.generated.ts';

export const data = pageData(ShConditionRoutingPageDocument, () => ({}));

export const Page = () => (
  <QuestionFlow
    name="sh-condition-routing"
    // Asked again each time: the answers decide the next page, and the earlier ones are filled in.
    flow={{ ...usePageData(data).startFlow, answeredAt: null }}
    intro={{
      lead: 'A few questions show which treatment fits, and whether we can treat you where you are. Nothing is charged.',
      saving: 'Every answer is saved as you go. You can stop and continue later, on any device.',
      privacy: 'Only your care team reads it. It is never used for advertising.',
    }}
    sendLabel="Continue"
    exitPath="/dashboard"
    nextPath="/condition/ed"
  />
);
