import { pageData } from '#client/data/page-data.ts';
import { AdminLayout } from '#client/layout/admin-layout.tsx';
import { adminLinks } from '#client/layout/admin-links.ts';
import { StaffAccount } from '#client/layout/staff-account.tsx';
import { usePageContext, usePageData } from '#client/renderer/context.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { PageLinks } from '#client/ui/page-links.tsx';
import { ExportLink } from '../ui/desk-lists/export-link.tsx';
import { OnePersonNotice } from '../ui/desk-lists/one-person-notice.tsx';
import {
  fileOfSubscriptions,
  hrefOfSubscriptions,
  subscriptionFilterOf,
} from '../ui/desk-lists/subscription-filter.ts';
import { SubscriptionFilters } from '../ui/desk-lists/subscription-filters.tsx';
import { SubscriptionsTable } from '../ui/desk-lists/subscriptions-table.tsx';
import { DeskSubscriptionsPageDocument } from './desk-subscriptions.generated.ts';

export const data = pageData(DeskSubscriptionsPageDocument, ({ search }) => {
  const { after, ...filter } = subscriptionFilterOf(search);
  return { filter, after };
});

/** All subscriptions, with what is charged next. */
export const Page = () => {
  const { subscriptions, next } = usePageData(data).deskSubscriptions;
  const filter = subscriptionFilterOf(usePageContext().input.search);
  const first = hrefOfSubscriptions({ ...filter, after: null });
  return (
    <AdminLayout links={adminLinks} current="/desk/subscriptions" account={<StaffAccount />}>
      <Stack gap={6}>
        <PageHeading
          title="Subscriptions"
          lead="Everything that ships regularly, with its next charge. Names are shown in part; that you looked is recorded."
        />
        <SubscriptionFilters key={first} filter={filter} />
        {filter.personId === null ? null : (
          <OnePersonNotice
            what="subscriptions"
            href={hrefOfSubscriptions({ ...filter, personId: null, after: null })}
          />
        )}
        <SubscriptionsTable
          caption={
            filter.due === null ? 'Subscriptions, newest first' : 'Subscriptions, soonest charge first'
          }
          subscriptions={subscriptions}
        />
        <PageLinks
          firstHref={filter.after === null ? null : first}
          firstLabel="Show the first page"
          nextHref={next === null ? null : hrefOfSubscriptions({ ...filter, after: next })}
          nextLabel={filter.due === null ? 'Show older subscriptions' : 'Show later charges'}
        />
        <ExportLink href={fileOfSubscriptions(filter)} label="Export these subscriptions as CSV" />
      </Stack>
    </AdminLayout>
  );
};
