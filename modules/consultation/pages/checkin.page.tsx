import { pageData } from '#client/data/page-data.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { signedIn } from '#modules/account/ui.ts';
import { CheckInFlow } from '../ui/check-in/check-in-flow.tsx';
import { CheckInsDocument } from '../ui/check-in/check-ins.generated.ts';

export const data = pageData(CheckInsDocument, () => ({}));

export const Page = () => (
  <CheckInFlow
    user={signedIn(usePageData(data).currentUser)}
    page={{
      form: 'check_in',
      lead: 'Tell us how your treatment is going. If all is well, your refills will continue as planned. If something needs attention, a clinician will review it.',
      nothing: {
        title: 'No check-in is due',
        lead: 'We will tell you when it is time for the next one. If something is on your mind now, such as a side effect, write to your care team.',
      },
    }}
  />
);
