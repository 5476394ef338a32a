import { pageData } from '#client/data/page-data.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { signedIn } from '#modules/account/ui.ts';
import { Trends } from '#modules/consultation/ui.ts';
import { AfterLoad } from '../ui/after-load.tsx';
import { RenewalClosed } from '../ui/renewal-closed.tsx';
import { RenewalQuestions } from '../ui/renewal-questions.tsx';
import { RenewalProgressPageDocument } from './progress.generated.ts';

export const data = pageData(RenewalProgressPageDocument, () => ({}));

/** First step: how treatment goes, with the patient's answers from their check-ins. */
export const Page = () => {
  const { currentUser, renewalIntake } = usePageData(data);
  const { renewal, trends } = signedIn(currentUser);
  if (!renewalIntake) return <RenewalClosed renewal={renewal} />;
  return (
    <RenewalQuestions
      key={renewalIntake.responseId}
      step="progress"
      intake={renewalIntake}
      treatments={renewal.treatments}
      lead="Step 1: how your treatment is going, and whether you would like to change anything."
      more={
        trends.length > 0 ? (
          <AfterLoad>
            <Trends trends={trends} />
          </AfterLoad>
        ) : null
      }
      nextPath="/renewal/medical-history"
    />
  );
};
