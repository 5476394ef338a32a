import { pageData } from '#client/data/page-data.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { VisitIntake } from '../ui/intake/visit-intake.tsx';
import { IntakePageDocument } from './intake.generated.ts';

export const data = pageData(IntakePageDocument, () => ({}));

export const Page = () => (
  <VisitIntake visit={usePageData(data).currentUser?.visit} path="/consultation/intake" />
);
