import { useLink } from '#client/layout/links.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Cluster, PageHeading, Stack } from '#client/ui/layout.tsx';
import { brand } from '#config/brand.ts';
import type { ChangeTreatmentMutation } from './change-treatment.generated.ts';
import { Charges } from './review-changes.tsx';

interface PlanChangedProps {
  readonly done: ChangeTreatmentMutation['changeTreatment'];
}

/** What was changed, what happens next, and where to continue. */
export const PlanChanged = ({ done }: PlanChangedProps) => {
  const link = useLink();
  const { charges, checkoutProductIds, message, questionsPath } = done;
  const title =
    charges.length > 0
      ? 'Your plan was changed'
      : message
        ? 'Your provider has your message'
        : 'One step is left';
  return (
    <Stack gap={8}>
      <PageHeading title={title} />
      {charges.length > 0 ? (
        <Card>
          <Charges charges={charges} />
        </Card>
      ) : null}
      {questionsPath ? (
        <p>
          Before your provider decides, please answer a few questions about your health. Nothing changes and
          nothing is charged until you have agreed to the new plan.
        </p>
      ) : null}
      {message && !questionsPath ? (
        <p>
          Your provider replies {brand.replyTime}. Until then your prescription, its price and its dates stay
          as they are. The answer comes to your messages.
        </p>
      ) : null}
      <Cluster gap={3}>
        {checkoutProductIds.length > 0 ? (
          <LinkButton href={link(`/account/checkout?products=${checkoutProductIds.join(',')}`)}>
            Continue to checkout
          </LinkButton>
        ) : null}
        {questionsPath ? <LinkButton href={link(questionsPath)}>Answer the questions</LinkButton> : null}
        {message ? (
          <LinkButton variant="secondary" href={link('/messages')}>
            Go to messages
          </LinkButton>
        ) : null}
        <LinkButton variant="secondary" href={link('/account')}>
          See your plan
        </LinkButton>
      </Cluster>
    </Stack>
  );
};
