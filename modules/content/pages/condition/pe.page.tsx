import { pe } from '../../data/conditions.ts';
import { pageTexts } from '../../data/page-texts.ts';
import { StopStartPicture } from '../../pictures/stop-start-picture.tsx';
import { ConditionPage } from '../../ui/condition-page.tsx';

export const Page = () => (
  <ConditionPage
    condition={pe}
    meta={pageTexts.pe}
    picture={<StopStartPicture />}
    caption="Stop-start practice: arousal rises, a pause lets it fall, and each time the point of no return stays out of reach."
  />
);
