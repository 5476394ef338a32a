import { pageData } from '#client/data/page-data.ts';
import { AppLayout } from '#client/layout/app-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { usePageContext, usePageData } from '#client/renderer/context.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { signedIn } from '#modules/account/ui.ts';
import { BillingActionNotice } from '../ui/billing-action-notice.tsx';
import { RefillCard } from '../ui/refills/refill-card.tsx';
import { AutoRefillPreferencesPageDocument } from './auto-refill-preferences.generated.ts';

export const data = pageData(AutoRefillPreferencesPageDocument, () => ({}));

/** When and how often refills come, where to, and on which card. `?subscription=id` shows only one. */
export const Page = () => {
  const { care, billing } = signedIn(usePageData(data).currentUser);
  const { subscription } = usePageContext().input.search;
  const link = useLink();
  const open = billing.subscriptions.filter(({ isCancellable }) => isCancellable);
  const one = open.filter(({ id }) => id === subscription);
  const shown = one.length > 0 ? one : open;
  return (
    <AppLayout current="/account" unreadMessages={care.unreadMessages}>
      <Stack gap={8}>
        <PageHeading
          title="Your refills"
          lead="Change the date, skip one, pause or turn them off. You see the next charge before anything changes."
        />
        <BillingActionNotice action={billing.action} />
        {shown.length === 0 ? (
          <EmptyState
            title="You have no refills"
            action={<LinkButton href={link('/account')}>Back to your account</LinkButton>}
          >
            Nothing is charged and nothing is sent. When something ships to you regularly, you can change it
            here.
          </EmptyState>
        ) : (
          <Stack gap={5}>
            {shown.map((each) => (
              <RefillCard key={each.id} subscription={each} card={billing.card} />
            ))}
          </Stack>
        )}
        {shown.length < open.length ? (
          <p>
            <a href={link('/auto-refill/preferences')}>Show all {open.length} subscriptions</a>
          </p>
        ) : null}
      </Stack>
    </AppLayout>
  );
};
