import { pageData } from '#client/data/page-data.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { signedIn } from '#modules/account/ui.ts';
import { CheckInFlow } from '../ui/check-in/check-in-flow.tsx';
import { CheckInsDocument } from '../ui/check-in/check-ins.generated.ts';
import { Decided } from '../ui/check-in/decided.tsx';

export const data = pageData(CheckInsDocument, () => ({}));

/** After a renewal: the clinician's decision, and whether the patient takes it that way. */
export const Page = () => {
  const user = signedIn(usePageData(data).currentUser);
  const decided = user.checkIns.find(
    ({ form, closedAt }) => form === 'post_arc' && closedAt === null,
  )?.decided;
  return (
    <CheckInFlow
      user={user}
      page={{
        form: 'post_arc',
        more: decided ? <Decided {...decided} /> : null,
        lead: 'Tell us whether you started what your clinician decided, and how you are doing.',
        nothing: {
          title: 'There is nothing to follow up',
          lead: 'After each renewal we ask once how things are going. If something is on your mind now, write to your care team.',
        },
      }}
    />
  );
};
