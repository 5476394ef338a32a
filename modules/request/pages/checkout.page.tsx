import { useState } from 'react';
import { pageData } from '#client/data/page-data.ts';
import { runQuery } from '#client/graphql/client.ts';
import { FlowLayout } from '#client/layout/flow-layout.tsx';
import { usePageContext, usePageData } from '#client/renderer/context.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { formatDate } from '#kernel/dates.ts';
import { LazyVisitCardReturn, LazyVisitCheckoutForm } from '#modules/billing/ui.ts';
import { Elsewhere, NoTopic } from '../ui/elsewhere.tsx';
import { RequestSteps } from '../ui/request-steps.tsx';
import { VisitSent } from '../ui/visit-sent.tsx';
import { RequestCheckoutPageDocument, type RequestCheckoutPageQuery } from './checkout.generated.ts';

export const data = pageData(RequestCheckoutPageDocument, () => ({ state: null }));

const title = 'Confirm your request';

type Request = RequestCheckoutPageQuery['visitRequest'];

const Checkout = ({
  answer,
  request,
  terms: first,
}: {
  readonly answer: RequestCheckoutPageQuery;
  readonly request: Request;
  readonly terms: NonNullable<Request['checkout']>;
}) => {
  const [terms, setTerms] = useState(first);
  const { visit, procedureId, procedureOn } = request;
  return (
    <FlowLayout exitPath="/dashboard" exitLabel="Exit">
      <Stack gap={8}>
        <RequestSteps at="Confirm" />
        <PageHeading
          title={terms.name ? 'Pay your deposit' : 'Your card, and your consent'}
          lead={
            terms.name && procedureOn
              ? `${terms.name}, ${formatDate(procedureOn)}.`
              : 'You are not ordering anything yet. A clinician reads your answers and proposes a plan, or tells you why not.'
          }
        />
        <LazyVisitCheckoutForm
          person={answer.currentUser}
          wish={
            terms.name
              ? { productId: procedureId, procedureOn }
              : { consultationId: visit?.consultationId ?? null }
          }
          terms={terms}
          loadTerms={async (state) => {
            const next = await runQuery(RequestCheckoutPageDocument, { state: state || null });
            if (next.ok && next.value.visitRequest.checkout) setTerms(next.value.visitRequest.checkout);
          }}
        />
      </Stack>
    </FlowLayout>
  );
};

/** What is paid when, the card and the consents. `?checkout=id` is the return from the issuer's page. */
export const Page = () => {
  const answer = usePageData(data);
  const { checkout: returned } = usePageContext().input.search;
  const { visitRequest: request } = answer;
  if (returned) return <LazyVisitCardReturn checkoutId={returned} />;
  if (!request.topic) return <NoTopic title={title} />;
  if (request.visit && request.stage) return <VisitSent visit={request.visit} stage={request.stage} />;
  if (!answer.currentUser || !request.checkout)
    return (
      <Elsewhere
        title={title}
        what="There is nothing to confirm yet"
        text="First choose what your visit is about and answer its questions. They are saved as you go."
        label="Go to your request"
        href="/request/consultation"
      />
    );
  return <Checkout answer={answer} request={request} terms={request.checkout} />;
};
