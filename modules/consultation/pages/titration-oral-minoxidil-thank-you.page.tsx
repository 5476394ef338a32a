import { pageData } from '#client/data/page-data.ts';
import { usePageData } from '#client/renderer/context.tsx';
import { DoseChangeSent } from '../ui/titration/dose-change-sent.tsx';
import { MinoxidilAdvice } from '../ui/titration/minoxidil-advice.tsx';
import { TitrationThankYouPageDocument } from './titration-thank-you.generated.ts';

export const data = pageData(TitrationThankYouPageDocument, () => ({}));

/** Like the other page, with advice about minoxidil tablets: how to split them, readings at home and warning signs. */
export const Page = () => {
  const user = usePageData(data).currentUser;
  const request = user?.doseChange.requests.find(({ drugType }) => drugType === 'minoxidil_oral');
  const wish = request?.wish === 'up' || request?.wish === 'down' ? request.wish : null;
  const goesOn = request && !(request.isSettled && request.wish === 'stop');
  return <DoseChangeSent user={user}>{goesOn ? <MinoxidilAdvice wish={wish} /> : null}</DoseChangeSent>;
};
