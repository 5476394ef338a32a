import { pageData } from '#client/data/page-data.ts';
import { usePageContext, usePageData } from '#client/renderer/context.tsx';
import { pe } from '../../data/conditions.ts';
import { pageTexts } from '../../data/page-texts.ts';
import { StopStartPicture } from '../../pictures/stop-start-picture.tsx';
import { ConditionPage } from '../../ui/condition-page.tsx';
import { EarlyEjaculationWaitlist } from '../../ui/early-ejaculation-waitlist.tsx';
import { ConditionPePageDocument } from './pe.generated.ts';

export const data = pageData(ConditionPePageDocument, () => ({}));

export const Page = () => {
  const { lowestMonthlyPrice, comparison } = usePageData(data);
  // The delay spray needs no prescription and is sold whatever the flag says.
  // Not `useFlag`: the flag service would learn who reads about this.
  const isOffered = usePageContext().flags['enable-premature-ejaculation'];
  return (
    <ConditionPage
      condition={pe}
      comparison={comparison}
      monthlyPrice={isOffered ? lowestMonthlyPrice : null}
      waitlist={<EarlyEjaculationWaitlist />}
      meta={pageTexts.pe}
      picture={<StopStartPicture />}
      caption="Stop-start practice: arousal rises, a pause lets it fall, and it never reaches the point of no return."
    />
  );
};
