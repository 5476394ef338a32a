import { pageData } from '#client/data/page-data.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { NotEligible } from '../ui/not-eligible.tsx';
import { stillPossible } from '../ui/otc-list.tsx';
import { NotEligiblePageDocument } from './not-eligible.generated.ts';

export const data = pageData(NotEligiblePageDocument, () => ({}));

/** Minoxidil for men has a different strength and label from minoxidil for women. */
const forMen = ['minoxidil', 'minoxidil_foam', 'minoxidil_spray', 'daily_defense_supplement'];

export const Page = () => {
  const { currentUser, startStop, catalogue } = usePageData(data);
  const outcome = currentUser?.visit?.outcome;
  const hasEnded = outcome?.outcome === 'stop';
  return (
    <NotEligible
      signedIn={Boolean(currentUser)}
      hasVisit={Boolean(currentUser?.visit)}
      title="Our prescriptions are for people assigned male at birth"
      lead="The medicines here were studied in men, and some can harm an unborn baby. That is why we cannot prescribe them to you."
      money={
        hasEnded
          ? 'Your visit has ended. You are not charged for any prescription treatment, and none ships.'
          : undefined
      }
      hasLetter={hasEnded || startStop !== null}
      firstHelp={{
        who: 'A women’s health clinician',
        what: 'Hair loss in women often has causes that can be tested and treated, such as low iron or thyroid disease.',
      }}
      items={stillPossible(catalogue, [...forMen, ...(outcome?.removedDrugTypes ?? [])])}
    />
  );
};
