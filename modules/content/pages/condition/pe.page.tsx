import { Packshot } from '#client/pictures/packshot.tsx';
import { pe } from '../../data/conditions.ts';
import { pageTexts } from '../../data/page-texts.ts';
import { ConditionPage } from '../../ui/condition-page.tsx';

export const Page = () => (
  <ConditionPage condition={pe} meta={pageTexts.pe} picture={<Packshot drugType="climax_delay_spray" />} />
);
