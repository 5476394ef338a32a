import { pageData } from '#client/data/page-data.ts';
import { AppLayout } from '#client/layout/app-layout.tsx';
import { usePageContext, usePageData } from '#client/renderer/context.tsx';
import { signedIn } from '#modules/account/ui.ts';
import { requestShown } from '../ui/request-shown.ts';
import { SubmittedRequest } from '../ui/submitted-request.tsx';
import { SubmittedRequestPageDocument } from './submitted.generated.ts';

export const data = pageData(SubmittedRequestPageDocument, () => ({}));

/** A request that was sent from the account (`?request=id`, else the newest). */
export const Page = () => {
  const { care, email, serviceRequests } = signedIn(usePageData(data).currentUser);
  const { request } = usePageContext().input.search;
  return (
    <AppLayout current="/account" unreadMessages={care.unreadMessages}>
      <SubmittedRequest
        request={requestShown(serviceRequests, request)}
        email={email}
        back={{ path: '/account', label: 'Back to your account' }}
      />
    </AppLayout>
  );
};
