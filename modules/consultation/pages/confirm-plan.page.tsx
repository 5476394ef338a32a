import { pageData } from '#client/data/page-data.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { ConfirmPlanScreen } from '../ui/plan/confirm-plan-screen.tsx';
import { ConfirmPlanPageDocument } from './confirm-plan.generated.ts';

export const data = pageData(ConfirmPlanPageDocument, ({ search }) => ({ link: search.link ?? null }));

export const Page = () => <ConfirmPlanScreen user={usePageData(data).currentUser} />;
