import { pageData } from '#client/data/page-data.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { NotEligiblePerson } from '../ui/not-eligible-person.tsx';
import { NotEligiblePageDocument } from './not-eligible.generated.ts';

export const data = pageData(NotEligiblePageDocument, () => ({}));

/** Minoxidil for men has a different strength and label from minoxidil for women. */
const forMen = ['minoxidil', 'minoxidil_foam', 'minoxidil_spray', 'daily_defense_supplement'];

export const Page = () => {
  const page = usePageData(data);
  return (
    <NotEligiblePerson
      page={page}
      title="Our prescriptions are for people assigned male at birth"
      lead="The medicines here were studied in men, and some can harm an unborn baby. That is why we cannot prescribe them to you."
      showsReasons={false}
      firstHelp={{
        who: 'A women’s health clinician',
        what: 'Hair loss in women often has causes that can be tested and treated, such as low iron or thyroid disease.',
      }}
      drugTypes={[...forMen, ...(page.currentUser?.visit?.outcome?.removedDrugTypes ?? [])]}
    />
  );
};
