import { pageData } from '#client/data/page-data.ts';
import { AppLayout } from '#client/layout/app-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { usePageContext, usePageData } from '#client/renderer/context.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { brand } from '#config/brand.ts';
import { signedIn } from '#modules/account/ui.ts';
import { RequestCard } from '../ui/request-card.tsx';
import { RequestForm } from '../ui/request-form.tsx';
import { ServiceRequestPageDocument } from './request.generated.ts';

export const data = pageData(ServiceRequestPageDocument, () => ({}));

/** A request to customer service, and the patient's earlier ones. `?topic=order&order=T-1001` fills the form in. */
export const Page = () => {
  const { care, orders, serviceRequests } = signedIn(usePageData(data).currentUser);
  const { topic, order, from } = usePageContext().input.search;
  const link = useLink();
  return (
    <AppLayout current="/account" unreadMessages={care.unreadMessages}>
      <Stack gap={10}>
        <Stack gap={4}>
          <PageHeading
            title="How can we help?"
            lead={`Most requests are answered within one business day. Or call ${brand.supportPhone}, ${brand.supportHours}.`}
          />
          <p>
            Want to cancel? That takes two clicks and no request:{' '}
            <a href={link('/account/customer-service-request')}>cancel a subscription</a>. A problem with a
            package? <a href={link('/order-history')}>Report it next to the order</a>.
          </p>
        </Stack>
        <RequestForm
          orders={orders}
          topic={topic}
          orderNumber={order}
          submittedPath={
            from === 'account'
              ? '/account/customer-service-request/submitted'
              : '/customer-service-request/submitted'
          }
        />
        {serviceRequests.length > 0 ? (
          <Stack as="section" gap={5}>
            <h2 id="requests">Your requests</h2>
            {serviceRequests.map((request) => (
              <RequestCard key={request.id} request={request} />
            ))}
          </Stack>
        ) : null}
      </Stack>
    </AppLayout>
  );
};
