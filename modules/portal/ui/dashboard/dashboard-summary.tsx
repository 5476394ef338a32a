import { useLink } from '#client/layout/links.tsx';
import { DateText } from '#client/ui/date-text.tsx';
import { brand } from '#config/brand.ts';
import { TrackingNumber } from '#modules/billing/ui.ts';
import type { DashboardPageQuery } from '../../pages/dashboard.generated.ts';
import { ClinicianSummary } from './clinician-summary.tsx';
import { NextCharge } from './next-charge.tsx';
import { SummaryCard } from './summary-card.tsx';

type User = NonNullable<DashboardPageQuery['currentUser']>;

interface DashboardSummaryProps {
  readonly user: Pick<User, 'care' | 'billing'>;
  /** The check-in that is due, unless the page shows it above. */
  readonly checkIn: User['checkIns'][number] | null;
  /** Without messages: the section above already shows them. */
  readonly hideMessages: boolean;
}

/** Payment, package and messages at a glance. */
export const DashboardSummary = ({ user, checkIn, hideMessages }: DashboardSummaryProps) => {
  const link = useLink();
  const { subscriptions, latestOrder } = user.billing;
  const { unreadMessages, clinician } = user.care;
  return (
    <>
      {checkIn ? (
        <SummaryCard
          icon="check"
          title="Check-in"
          value={
            <>
              Due by <DateText date={checkIn.dueAt} />
            </>
          }
          link={<a href={link(checkIn.href)}>Start your check-in</a>}
        >
          <p>{checkIn.detail}</p>
        </SummaryCard>
      ) : null}
      <NextCharge subscriptions={subscriptions} />
      {latestOrder ? (
        <SummaryCard
          icon="truck"
          title={`Order ${latestOrder.number}`}
          value={latestOrder.label}
          link={<a href={link('/order-history')}>See your orders</a>}
        >
          <p>{latestOrder.detail}</p>
          {latestOrder.arrivesBy ? (
            <p>
              Expected by <DateText date={latestOrder.arrivesBy} />.
            </p>
          ) : null}
          {latestOrder.trackingNumber ? (
            <p>
              <TrackingNumber number={latestOrder.trackingNumber} />
            </p>
          ) : null}
        </SummaryCard>
      ) : null}
      {user.care.treatments.length > 0 ? (
        <SummaryCard
          icon="camera"
          title="Your progress"
          value="Then and now"
          link={<a href={link('/progress-tracker')}>Compare your photos</a>}
        >
          <p>The same view, months apart.</p>
        </SummaryCard>
      ) : null}
      {hideMessages ? null : (
        <SummaryCard
          icon="message"
          title="Messages"
          value={
            unreadMessages === 0
              ? 'Nothing new'
              : unreadMessages === 1
                ? 'One new message'
                : `${unreadMessages} new messages`
          }
          link={<a href={link('/messages')}>{unreadMessages > 0 ? 'Read and reply' : 'Write a message'}</a>}
        >
          <p>Replies come {brand.replyTime}.</p>
        </SummaryCard>
      )}
      {clinician ? <ClinicianSummary clinician={clinician} /> : null}
      <SummaryCard
        icon="user"
        title="Your info"
        value="Contact, addresses and cards"
        link={<a href={link('/account/info')}>Change your info</a>}
      >
        <p>You can also choose which messages you get, and see where you are signed in.</p>
      </SummaryCard>
    </>
  );
};
