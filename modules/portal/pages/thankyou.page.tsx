import { pageData } from '#client/data/page-data.ts';
import { AppLayout } from '#client/layout/app-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import columns from '#client/ui/columns.module.css';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { Timeline } from '#client/ui/timeline.tsx';
import { specialtyEntryPages } from '#config/entry-pages.ts';
import { HearAboutUs, signedIn } from '#modules/account/ui.ts';
import { careSteps } from '../ui/care-steps.ts';
import { NextStep } from '../ui/next-step.tsx';
import { chargeSentence } from '../ui/thank-you/charge-sentence.ts';
import { OrderReceipt } from '../ui/thank-you/order-receipt.tsx';
import { ordersOfLastCheckout } from '../ui/thank-you/orders-of-last-checkout.ts';
import { ThankYouPageDocument } from './thankyou.generated.ts';
import styles from './thankyou.module.css';

export const data = pageData(ThankYouPageDocument, () => ({}));

/** After checkout: the ordered products, what the patient still has to do, and when it is charged. */
export const Page = () => {
  const { firstName, profile, care, orders, billing } = signedIn(usePageData(data).currentUser);
  const link = useLink();
  const { action } = care;
  const bought = ordersOfLastCheckout(orders);
  const running = billing.subscriptions.filter(({ isCancellable }) => isCancellable);

  if (bought.length === 0)
    return (
      <AppLayout current="/thankyou" unreadMessages={care.unreadMessages}>
        <Stack gap={8}>
          <PageHeading title="No order yet" />
          <EmptyState
            title="You have not ordered anything"
            action={<LinkButton href={link(specialtyEntryPages.hairLoss)}>Find your treatment</LinkButton>}
          >
            Answer a few questions, and we will show you what fits.
          </EmptyState>
        </Stack>
      </AppLayout>
    );
  return (
    <AppLayout current="/thankyou" unreadMessages={care.unreadMessages}>
      <Stack gap={10}>
        <PageHeading
          kicker="Order placed"
          title={firstName ? `Thank you, ${firstName}` : 'Thank you'}
          lead={
            action
              ? 'Your order is placed. There is one more step.'
              : 'Your order is placed. There is nothing more to do now.'
          }
        />
        {action ? (
          <NextStep kicker="Your next step" title={care.headline} label={action.label} href={action.href}>
            {care.detail}
          </NextStep>
        ) : null}
        <div className={classNames(columns.columns, styles.columns)}>
          {care.timeline.length > 0 ? (
            <section className={columns.part} aria-labelledby="what-happens">
              <h2 id="what-happens">What happens now</h2>
              <Timeline label="What happens now" steps={careSteps(care.timeline)} />
            </section>
          ) : null}
          <div className={columns.part}>
            <h2>{bought.length === 1 ? 'Your order' : 'Your orders'}</h2>
            {bought.map((order) => (
              <OrderReceipt key={order.id} order={order} />
            ))}
          </div>
        </div>
        {running.length > 0 ? (
          <section className={columns.part} aria-labelledby="charges">
            <h2 id="charges">When you are charged</h2>
            {running.map((subscription) => (
              <p key={subscription.id}>
                <strong>{subscription.productNames.join(', ')}.</strong> {chargeSentence(subscription)}
              </p>
            ))}
            <p className={styles.fine}>
              You can change a charge date in <a href={link('/account')}>your account</a>, or{' '}
              <a href={link('/account/customer-service-request')}>cancel</a> in two clicks, at any time.
            </p>
          </section>
        ) : null}
        <p className={styles.fine}>
          Know someone we could help? <a href={link('/referral')}>Invite a friend</a>: you get credit when
          they keep their first order. Neither of you sees what the other person takes.
        </p>
        <HearAboutUs answered={profile?.hearAboutUs != null} />
      </Stack>
    </AppLayout>
  );
};
