import { pageData } from '#client/data/page-data.ts';
import { AppLayout } from '#client/layout/app-layout.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { ChoosePlan } from '../ui/plan-change/choose-plan.tsx';
import { NoPlan } from '../ui/plan-change/no-plan.tsx';
import { ChangePlanPageDocument } from './change-plan.generated.ts';

export const data = pageData(ChangePlanPageDocument, () => ({}));

/** Another plan that replaces the current one. */
export const Page = () => {
  const user = usePageData(data).currentUser;
  const changes = user?.planChanges;
  return (
    <AppLayout current="/treatment-plan" unreadMessages={user?.care.unreadMessages}>
      {changes && changes.plan.length > 0 ? (
        <ChoosePlan changes={changes} />
      ) : (
        <NoPlan title="Change your plan" />
      )}
    </AppLayout>
  );
};
