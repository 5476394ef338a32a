import { pageData } from '#client/data/page-data.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { NotEligiblePerson } from '../ui/not-eligible-person.tsx';
import { NotEligiblePageDocument } from './not-eligible.generated.ts';

export const data = pageData(NotEligiblePageDocument, () => ({}));

/** Not sold to people under 18 either: its label is for adults. */
const forAdults = ['minoxidil', 'minoxidil_foam', 'minoxidil_spray', 'daily_defense_supplement'];

export const Page = () => (
  <NotEligiblePerson
    page={usePageData(data)}
    title="You must be at least 18 to be treated here"
    lead="Hair loss before 18 often has a different cause, and these medicines were not studied at that age."
    showsReasons
    stoppedMoney="You bought nothing, and nothing is charged."
    firstHelp={{
      who: 'Your pediatrician or family doctor',
      what: 'Can look for a cause, such as low iron or thyroid disease, and knows who treats hair loss at your age.',
    }}
    drugTypes={forAdults}
  />
);
