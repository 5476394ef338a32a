import { useLink } from '#client/layout/links.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Cluster, PageHeading, Stack } from '#client/ui/layout.tsx';
import { Moment } from '#client/ui/moment.tsx';
import { brand } from '#config/brand.ts';
import { conversationPath, HelpNow } from '#modules/message/ui.ts';
import type { ServiceRequestContentFragment } from './service-request.generated.ts';

interface SubmittedRequestProps {
  /** Null when the patient has sent none. */
  readonly request: ServiceRequestContentFragment | null;
  readonly email: string | null;
  /** Where the way back leads. */
  readonly back: { readonly path: string; readonly label: string };
}

/** What happens with a request that was sent: its number, who answers it and by when. */
export const SubmittedRequest = ({ request, email, back }: SubmittedRequestProps) => {
  const link = useLink();
  const backLink = <LinkButton href={link(back.path)}>{back.label}</LinkButton>;
  if (!request)
    return (
      <Stack gap={8}>
        <PageHeading title="Your request" />
        <EmptyState
          title="You have not sent a request"
          action={<LinkButton href={link('/customer-service-request')}>Contact customer service</LinkButton>}
        />
      </Stack>
    );
  const isWithClinician = request.isHandedOver && !request.mayReply;
  return (
    <Stack gap={8}>
      <PageHeading
        kicker={`Request ${request.number}`}
        title="We have your request"
        lead={`${request.topicLabel}${request.orderNumber ? `, order ${request.orderNumber}` : ''}.`}
      />
      {request.alarm ? <HelpNow level={request.alarm} /> : null}
      <Stack gap={3}>
        {isWithClinician ? (
          <p>
            Your clinician has it and answers{' '}
            <a href={link(conversationPath('side_effect'))}>in your messages</a> {brand.replyTime}.
          </p>
        ) : (
          <p>
            We will answer by <Moment at={request.dueAt} />. You can see the answer in your messages and on
            your request page.
          </p>
        )}
        <p>We have sent a confirmation with the number to {email ?? 'your email address'}.</p>
        <p>
          If it cannot wait, call {brand.supportPhone}, {brand.supportHours}.
        </p>
      </Stack>
      <Cluster gap={3}>
        {backLink}
        <LinkButton variant="secondary" href={link('/customer-service-request#requests')}>
          See your requests
        </LinkButton>
      </Cluster>
    </Stack>
  );
};
