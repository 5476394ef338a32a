import { pageData } from '#client/data/page-data.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { QuestionFlow } from '../ui/question-flow.tsx';
import { OosMedicalHistoryPageDocument } from './oos-medical-history.generated.ts';

export const data = pageData(OosMedicalHistoryPageDocument, () => ({}));

export const Page = () => (
  <QuestionFlow
    name="oos-medical-history"
    flow={usePageData(data).startFlow}
    intro={{
      lead: 'A clinician licensed where you live now will take over, and needs your full history. Please answer as fully and honestly as you can.',
      saving: 'Every answer is saved as you go. You can stop and continue later.',
      privacy: 'Only your care team reads it. It is never used for advertising.',
    }}
    sendLabel="Send to a clinician"
    exitPath="/"
    nextPath="/thank-you-out-of-state"
  />
);
