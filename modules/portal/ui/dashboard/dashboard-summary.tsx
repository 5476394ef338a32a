import { useLink } from '#client/layout/links.tsx';
import { afterCredit } from '#client/ui/after-credit.ts';
import { DateText } from '#client/ui/date-text.tsx';
import { brand } from '#config/brand.ts';
import { formatMoney } from '#kernel/money.ts';
import { TrackingNumber } from '#modules/billing/ui.ts';
import type { DashboardPageQuery } from '../../pages/dashboard.generated.ts';
import { SummaryCard } from './summary-card.tsx';

type User = NonNullable<DashboardPageQuery['currentUser']>;
type Subscription = User['billing']['subscriptions'][number];
type Dated = Subscription & { readonly nextBillingDate: string };

const isDated = (subscription: Subscription): subscription is Dated => subscription.nextBillingDate !== null;

/** The subscription that is charged next; undefined while no date is set. */
const soonest = (subscriptions: readonly Subscription[]): Dated | undefined =>
  subscriptions
    .filter(isDated)
    .sort((a, b) => Date.parse(a.nextBillingDate) - Date.parse(b.nextBillingDate))[0];

const NextCharge = ({ subscriptions }: { readonly subscriptions: readonly Subscription[] }) => {
  const link = useLink();
  const next = soonest(subscriptions);
  const change = <a href={link('/auto-refill/preferences')}>Change, skip, pause or turn off</a>;
  if (next)
    return (
      <SummaryCard
        icon="calendar"
        title="Next charge and refill"
        value={
          <>
            {formatMoney(next.nextAmount)}
            {afterCredit(next.credit)} on <DateText date={next.nextBillingDate} />
          </>
        }
        link={change}
      >
        <p>{next.productNames.join(', ')}. Ships after the charge.</p>
      </SummaryCard>
    );
  const [first] = subscriptions;
  return first ? (
    <SummaryCard icon="calendar" title="Next charge and refill" value={first.label} link={change}>
      <p>No date is set, so nothing is charged now.</p>
    </SummaryCard>
  ) : null;
};

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
          <p>
            {clinician ? `${clinician.name} is your provider. ` : ''}Replies come {brand.replyTime}.
          </p>
        </SummaryCard>
      )}
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
