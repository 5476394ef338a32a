import { pageData } from '#client/data/page-data.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { signedIn } from '#modules/account/ui.ts';
import { CheckInFlow } from '../ui/check-in/check-in-flow.tsx';
import { CheckInsDocument } from '../ui/check-in/check-ins.generated.ts';
import { FirstWeeks } from '../ui/check-in/first-weeks.tsx';

export const data = pageData(CheckInsDocument, () => ({}));

/** The check-in of the first weeks: questions, and what is normal at this time. */
export const Page = () => (
  <CheckInFlow
    user={signedIn(usePageData(data).currentUser)}
    page={{
      form: 'early',
      more: <FirstWeeks />,
      lead: 'Tell us how the first weeks are going. If all is well, your refills will continue as planned.',
      nothing: {
        title: 'No first check-in is due',
        lead: 'It comes about six weeks after your first package. If something is on your mind now, write to your care team.',
      },
    }}
  />
);
