import { pageData } from '#client/data/page-data.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { ChoosePlan } from '../ui/plan-change/choose-plan.tsx';
import { PlanChangePage } from '../ui/plan-change/plan-change-page.tsx';
import { ChangePlanPageDocument } from './change-plan.generated.ts';

export const data = pageData(ChangePlanPageDocument, () => ({}));

/** Another plan that replaces the current one. */
export const Page = () => (
  <PlanChangePage user={usePageData(data).currentUser} title="Change your plan">
    {(changes) => <ChoosePlan changes={changes} />}
  </PlanChangePage>
);
