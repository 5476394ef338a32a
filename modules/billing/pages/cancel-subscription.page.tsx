import { pageData } from '#client/data/page-data.ts';
import { AppLayout } from '#client/layout/app-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { usePageContext, usePageData } from '#client/renderer/context.tsx';
import { LinkButton } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { brand } from '#config/brand.ts';
import { signedIn } from '#modules/account/ui.ts';
import { CancelForm } from '../ui/cancel/cancel-form.tsx';
import { CancelSubscriptionPageDocument } from './cancel-subscription.generated.ts';

export const data = pageData(CancelSubscriptionPageDocument, () => ({}));

/** Cancellation form: one click opens it, the second one cancels. `?subscription=id` preselects a subscription. */
export const Page = () => {
  const { care, billing } = signedIn(usePageData(data).currentUser);
  const { subscription } = usePageContext().input.search;
  const link = useLink();
  const open = billing.subscriptions.filter(({ isCancellable }) => isCancellable);
  return (
    <AppLayout current="/account" unreadMessages={care.unreadMessages}>
      {open.length === 0 ? (
        <Stack gap={8}>
          <PageHeading title="Cancel a subscription" />
          <EmptyState
            title="You have no subscription to cancel"
            action={<LinkButton href={link('/account')}>Back to your account</LinkButton>}
          >
            Nothing will be charged. For anything else,{' '}
            <a href={link('/customer-service-request?from=account')}>write to customer service</a> or call{' '}
            {brand.supportPhone}, {brand.supportHours}.
          </EmptyState>
        </Stack>
      ) : (
        <CancelForm subscriptions={open} preselected={subscription} />
      )}
    </AppLayout>
  );
};
