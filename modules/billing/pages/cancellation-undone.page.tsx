import { pageData } from '#client/data/page-data.ts';
import { AppLayout } from '#client/layout/app-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { usePageContext, usePageData } from '#client/renderer/context.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { DateText } from '#client/ui/date-text.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Cluster, PageHeading, Stack } from '#client/ui/layout.tsx';
import { Money } from '#client/ui/money.tsx';
import { signedIn } from '#modules/account/ui.ts';
import {
  CancellationUndonePageDocument,
  type CancellationUndonePageQuery,
} from './cancellation-undone.generated.ts';
import styles from './subscriptions-canceled.module.css';

export const data = pageData(CancellationUndonePageDocument, () => ({}));

type Running = NonNullable<CancellationUndonePageQuery['currentUser']>['billing']['subscriptions'][number];

const GoesOn = ({ plan }: { readonly plan: Running }) => {
  const link = useLink();
  return (
    <Stack gap={8}>
      <PageHeading
        title="Your subscription continues"
        lead={`${plan.productNames.join(', ')}. Nothing was charged today. A written confirmation is in your account.`}
      />
      <Card as="section" aria-label="What happens next" className={styles.confirmation}>
        <dl className={styles.facts}>
          <div>
            <dt>Next charge</dt>
            <dd>{plan.nextBillingDate ? <DateText date={plan.nextBillingDate} /> : 'None is planned'}</dd>
          </div>
          <div>
            <dt>Amount</dt>
            <dd>
              <Money cents={plan.amount} />, every {plan.everyDays} days
            </dd>
          </div>
          <div>
            <dt>Before each charge</dt>
            <dd>We will write to you 7 days ahead</dd>
          </div>
        </dl>
      </Card>
      <Cluster gap={3}>
        <LinkButton href={link('/account')}>Back to your account</LinkButton>
        <LinkButton variant="secondary" href={link('/auto-refill/preferences')}>
          Change the date or pause
        </LinkButton>
        <LinkButton variant="quiet" href={link(`/account/customer-service-request?subscription=${plan.id}`)}>
          Cancel anyway
        </LinkButton>
      </Cluster>
    </Stack>
  );
};

/**
 * What a patient reads after taking their cancellation back (`?subscription=id`): what continues, and how to end it
 * again.
 */
export const Page = () => {
  const { care, billing } = signedIn(usePageData(data).currentUser);
  const { subscription } = usePageContext().input.search;
  const link = useLink();
  const plan = billing.subscriptions.find(({ id, isCancellable }) => id === subscription && isCancellable);
  return (
    <AppLayout current="/account" unreadMessages={care.unreadMessages}>
      {plan ? (
        <GoesOn plan={plan} />
      ) : (
        <Stack gap={8}>
          <PageHeading title="Nothing has changed" />
          <EmptyState
            title="There is no cancellation to undo"
            action={<LinkButton href={link('/account')}>See your account</LinkButton>}
          >
            Your subscriptions and their next charges are in your account.
          </EmptyState>
        </Stack>
      )}
    </AppLayout>
  );
};
