import { pageData } from '#client/data/page-data.ts';
import { AppLayout } from '#client/layout/app-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { usePageContext, usePageData } from '#client/renderer/context.tsx';
import { Button, LinkButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { DateText } from '#client/ui/date-text.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Cluster, PageHeading, Stack } from '#client/ui/layout.tsx';
import { formatMoney } from '#kernel/money.ts';
import { signedIn } from '#modules/account/ui.ts';
import { cancellationShown } from '../ui/cancel/cancellation.ts';
import { UndoOffer } from '../ui/cancel/undo-offer.tsx';
import {
  SubscriptionsCanceledPageDocument,
  type SubscriptionsCanceledPageQuery,
} from './subscriptions-canceled.generated.ts';
import styles from './subscriptions-canceled.module.css';

export const data = pageData(SubscriptionsCanceledPageDocument, () => ({}));

type Cancellation = NonNullable<SubscriptionsCanceledPageQuery['currentUser']>['cancellations'][number];

const NothingCanceled = () => {
  const link = useLink();
  return (
    <Stack gap={8}>
      <PageHeading title="Canceled subscriptions" />
      <EmptyState
        title="You have not canceled anything"
        action={<LinkButton href={link('/account')}>Back to your account</LinkButton>}
      />
    </Stack>
  );
};

const Confirmation = ({ ended }: { readonly ended: Cancellation }) => {
  const link = useLink();
  return (
    <Stack gap={8}>
      <PageHeading
        kicker="Canceled"
        title="Your subscription has ended"
        lead={`${ended.productNames.join(', ')}. This is your written confirmation; a copy stays in your account.`}
      />
      <Card as="section" aria-label="Confirmation" className={styles.confirmation}>
        <div className={styles.text}>
          {ended.effects.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>Ended on</dt>
            <dd>
              <DateText date={ended.endedAt} />
            </dd>
          </div>
          <div>
            <dt>Last charge</dt>
            <dd>{ended.lastCharge ? formatMoney(ended.lastCharge) : 'You were never charged'}</dd>
          </div>
          <div>
            <dt>Still ships</dt>
            <dd>{ended.stillShips.length > 0 ? ended.stillShips.join(', ') : 'Nothing'}</dd>
          </div>
        </dl>
      </Card>
      {ended.mayBeUndone ? <UndoOffer subscriptionId={ended.subscriptionId} /> : null}
      <Cluster gap={3}>
        <LinkButton href={link('/account')}>Back to your account</LinkButton>
        <Button variant="secondary" onClick={() => window.print()}>
          Print
        </Button>
        <LinkButton variant="quiet" href={link('/our-products')}>
          Start again later
        </LinkButton>
      </Cluster>
    </Stack>
  );
};

/** The written confirmation: what ended, what still ships, what was charged last. */
export const Page = () => {
  const { care, cancellations } = signedIn(usePageData(data).currentUser);
  const ended = cancellationShown(cancellations, usePageContext().input.search.subscription);
  return (
    <AppLayout current="/account" unreadMessages={care.unreadMessages}>
      {ended ? <Confirmation ended={ended} /> : <NothingCanceled />}
    </AppLayout>
  );
};
