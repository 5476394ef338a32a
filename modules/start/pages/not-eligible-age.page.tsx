import { pageData } from '#client/data/page-data.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { decisiveReasons } from '#modules/eligibility/ui.ts';
import { NotEligible } from '../ui/not-eligible.tsx';
import { stillPossible } from '../ui/otc-list.tsx';
import { NotEligiblePageDocument } from './not-eligible.generated.ts';

export const data = pageData(NotEligiblePageDocument, () => ({}));

/** Not sold to people under 18 either: its label is for adults. */
const forAdults = ['minoxidil', 'minoxidil_foam', 'minoxidil_spray', 'daily_defense_supplement'];

export const Page = () => {
  const { currentUser, startStop, catalogue } = usePageData(data);
  const outcome = currentUser?.visit?.outcome;
  const hasEnded = outcome?.outcome === 'stop';
  return (
    <NotEligible
      signedIn={Boolean(currentUser)}
      hasVisit={Boolean(currentUser?.visit)}
      title="You must be at least 18 to be treated here"
      lead="Hair loss before 18 often has a cause of its own, and these medicines were not studied at that age."
      reasons={decisiveReasons((hasEnded ? outcome : startStop)?.findings ?? [], ['stop'])}
      money={
        hasEnded
          ? 'Your visit has ended. You are not charged for any prescription treatment, and none ships.'
          : startStop
            ? 'Nothing was bought, and nothing is charged.'
            : undefined
      }
      hasLetter={hasEnded || startStop !== null}
      firstHelp={{
        who: 'Your pediatrician or family doctor',
        what: 'Can look for a cause, such as low iron or a thyroid disease, and knows who treats hair at your age.',
      }}
      items={stillPossible(catalogue, forAdults)}
    />
  );
};
