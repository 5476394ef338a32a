import { pageData } from '#client/data/page-data.ts';
import { AppLayout } from '#client/layout/app-layout.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { ChooseSize } from '../ui/plan-change/choose-size.tsx';
import { NoPlan } from '../ui/plan-change/no-plan.tsx';
import { UpdatePlanPageDocument } from './update-plan.generated.ts';

export const data = pageData(UpdatePlanPageDocument, () => ({}));

/** Another cadence or strength of what ships. */
export const Page = () => {
  const user = usePageData(data).currentUser;
  const changes = user?.planChanges;
  return (
    <AppLayout current="/treatment-plan" unreadMessages={user?.care.unreadMessages}>
      {changes && changes.plan.length > 0 ? (
        <ChooseSize changes={changes} />
      ) : (
        <NoPlan title="Update your plan" />
      )}
    </AppLayout>
  );
};
