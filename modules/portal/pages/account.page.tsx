import { pageData } from '#client/data/page-data.ts';
import { AppLayout } from '#client/layout/app-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { Button } from '#client/ui/button.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { specialtyEntryPages } from '#config/entry-pages.ts';
import { signedIn } from '#modules/account/ui.ts';
import { BillingActionNotice } from '#modules/billing/ui.ts';
import { DeletionBanner } from '#modules/rights/ui.ts';
import { HubSection } from '../ui/account/hub-section.tsx';
import { Notices } from '../ui/account/notices.tsx';
import { PaymentCard } from '../ui/account/payment-card.tsx';
import { PersonalDetails } from '../ui/account/personal-details.tsx';
import { PlanCard } from '../ui/account/plan-card.tsx';
import { CardWarning } from '../ui/card-warning.tsx';
import { AccountPageDocument } from './account.generated.ts';
import styles from './account.module.css';

export const data = pageData(AccountPageDocument, () => ({}));

/** Personal details, payments, subscriptions and sign-out. */
export const Page = () => {
  const user = signedIn(usePageData(data).currentUser);
  const link = useLink();
  const { care, billing, notices } = user;
  return (
    <AppLayout current="/account" unreadMessages={care.unreadMessages}>
      <Stack gap={10}>
        <PageHeading title="Your account" />
        <DeletionBanner deletion={user.accountDeletion} />
        <BillingActionNotice action={billing.action} />
        <CardWarning warning={billing.cardWarning} />
        <div className={styles.sections}>
          <HubSection id="plan" title="Your plan">
            {billing.subscriptions.length === 0 ? (
              <p>
                You have no subscription, so nothing is charged.{' '}
                <a href={link(specialtyEntryPages.hairLoss)}>Find your treatment</a>
              </p>
            ) : (
              <>
                {billing.subscriptions.map((subscription) => (
                  <PlanCard key={subscription.id} subscription={subscription} />
                ))}
                <p className={styles.fine}>
                  Do you want <a href={link('/update-plan')}>another size</a> or{' '}
                  <a href={link('/change-plan')}>another plan</a>? You can cancel in two clicks, effective
                  immediately.
                </p>
              </>
            )}
          </HubSection>
          <HubSection id="payment" title="Payment">
            <PaymentCard card={billing.card} />
          </HubSection>
          <HubSection id="details" title="Your details">
            <PersonalDetails user={user} />
          </HubSection>
          <HubSection id="confirmations" title="Notices and receipts">
            <Notices notices={notices} />
          </HubSection>
          <HubSection id="help" title="Help">
            <p>
              <a href={link('/customer-service-request?from=account')}>Contact customer service</a>, or see
              your earlier requests.
            </p>
          </HubSection>
          <HubSection id="data" title="Your data">
            <p>
              <a href={link('/account/data')}>Download your data</a>, see how long we keep it, or{' '}
              <a href={link('/account/data/delete')}>delete your account</a>.
            </p>
          </HubSection>
          <HubSection id="sign-out" title="Sign out">
            <form method="post" action="/api/auth/logout">
              <Button type="submit" variant="secondary" size="small">
                Sign out
              </Button>
            </form>
            <p className={styles.fine}>Signs you out here and on your other devices.</p>
          </HubSection>
        </div>
      </Stack>
    </AppLayout>
  );
};
