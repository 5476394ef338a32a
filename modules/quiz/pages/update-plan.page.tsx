import { pageData } from '#client/data/page-data.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { ChooseSize } from '../ui/plan-change/choose-size.tsx';
import { PlanChangePage } from '../ui/plan-change/plan-change-page.tsx';
import { UpdatePlanPageDocument } from './update-plan.generated.ts';

export const data = pageData(UpdatePlanPageDocument, () => ({}));

/** Another cadence or strength of what ships. */
export const Page = () => (
  <PlanChangePage user={usePageData(data).currentUser} title="Update your plan">
    {(changes) => <ChooseSize changes={changes} />}
  </PlanChangePage>
);
