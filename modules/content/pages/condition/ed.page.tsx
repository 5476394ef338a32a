import { pageData } from '#client/data/page-data.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { ed } from '../../data/conditions.ts';
import { pageTexts } from '../../data/page-texts.ts';
import { ArteryPicture } from '../../pictures/artery-picture.tsx';
import { ConditionPage } from '../../ui/condition-page.tsx';

import { ConditionEdPageDocument } from './ed.generated.ts';

export const data = pageData(ConditionEdPageDocument, () => ({}));

export const Page = () => {
  const answer = usePageData(data);
  return (
    <ConditionPage
      condition={ed}
      monthlyPrice={answer.lowestMonthlyPrice}
      comparison={answer.comparison}
      meta={pageTexts.ed}
      picture={<ArteryPicture />}
      caption="The same buildup blocks most of a narrow artery and little of a wide one. The arteries of the penis are narrower than those of the heart."
    />
  );
};
