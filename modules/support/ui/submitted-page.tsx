import { pageData } from '#client/data/page-data.ts';
import { AppLayout } from '#client/layout/app-layout.tsx';
import { usePageContext, usePageData } from '#client/renderer/context.tsx';
import { signedIn } from '#modules/account/ui.ts';
import { SubmittedRequestPageDocument } from '../pages/submitted.generated.ts';
import { requestShown } from './request-shown.ts';
import { SubmittedRequest } from './submitted-request.tsx';

export const data = pageData(SubmittedRequestPageDocument, () => ({}));

/** A request that was sent (`?request=id`, else the newest). */
export const SubmittedPage = ({ back }: Pick<Parameters<typeof SubmittedRequest>[0], 'back'>) => {
  const { care, email, serviceRequests } = signedIn(usePageData(data).currentUser);
  const { request } = usePageContext().input.search;
  return (
    <AppLayout current="/account" unreadMessages={care.unreadMessages}>
      <SubmittedRequest request={requestShown(serviceRequests, request)} email={email} back={back} />
    </AppLayout>
  );
};
