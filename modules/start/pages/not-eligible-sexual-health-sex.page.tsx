import { pageData } from '#client/data/page-data.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { NotEligible } from '../ui/not-eligible.tsx';
import { sexualHealthStop } from '../ui/sexual-health-stop.ts';
import { NotEligibleSexualHealthPageDocument } from './not-eligible-sexual-health.generated.ts';

export const data = pageData(NotEligibleSexualHealthPageDocument, () => ({}));

export const Page = () => {
  const { state: _, ...stop } = sexualHealthStop(usePageData(data), ['SEX']);
  return (
    <NotEligible
      {...stop}
      title="These prescriptions are for people assigned male at birth"
      lead="The medicines here were studied in men, at doses for men. That is why we cannot prescribe them to you."
      firstHelp={{
        who: 'A women’s health or sexual medicine clinician',
        what: 'Sexual problems have causes and treatments of their own in women and in intersex people. isswsh.org lists clinicians.',
      }}
      items={[]}
    />
  );
};
