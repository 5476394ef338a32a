import { pageData } from '#client/data/page-data.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { DoseChangeSent } from '../ui/titration/dose-change-sent.tsx';
import { TitrationThankYouPageDocument } from './titration-thank-you.generated.ts';

export const data = pageData(TitrationThankYouPageDocument, () => ({}));

export const Page = () => <DoseChangeSent user={usePageData(data).currentUser} />;
