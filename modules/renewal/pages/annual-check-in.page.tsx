import { pageData } from '#client/data/page-data.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { signedIn } from '#modules/account/ui.ts';
import { AnnualEntry } from '../ui/annual/annual-entry.tsx';
import { AnnualQuestions } from '../ui/annual/annual-questions.tsx';
import { AnnualCheckInPageDocument } from './annual-check-in.generated.ts';

export const data = pageData(AnnualCheckInPageDocument, () => ({}));

/** The yearly check-in: why it is asked, and then its questions. */
export const Page = () => {
  const { currentUser, renewalIntake } = usePageData(data);
  const { annualCheckIn } = signedIn(currentUser);
  return annualCheckIn.status === 'in_progress' && renewalIntake ? (
    <AnnualQuestions key={renewalIntake.responseId} annual={annualCheckIn} intake={renewalIntake} />
  ) : (
    <AnnualEntry annual={annualCheckIn} />
  );
};
