import { ed } from '../../data/conditions.ts';
import { pageTexts } from '../../data/page-texts.ts';
import { ArteryPicture } from '../../pictures/artery-picture.tsx';
import { ConditionPage } from '../../ui/condition-page.tsx';

export const Page = () => (
  <ConditionPage
    condition={ed}
    meta={pageTexts.ed}
    picture={
      <ArteryPicture title="The same deposit fills most of a narrow vessel and little of a wide one" />
    }
  />
);
