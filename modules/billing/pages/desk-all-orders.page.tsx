import { pageData } from '#client/data/page-data.ts';
import { AdminLayout } from '#client/layout/admin-layout.tsx';
import { adminLinks } from '#client/layout/admin-links.ts';
import { StaffAccount } from '#client/layout/staff-account.tsx';
import { usePageContext, usePageData } from '#client/renderer/context.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { PageLinks } from '#client/ui/page-links.tsx';
import { ExportLink } from '../ui/desk-lists/export-link.tsx';
import { OnePersonNotice } from '../ui/desk-lists/one-person-notice.tsx';
import { ALL_ORDERS_PATH, fileOfOrders, hrefOfOrders, orderFilterOf } from '../ui/desk-lists/order-filter.ts';
import { OrderFilters } from '../ui/desk-lists/order-filters.tsx';
import { OrdersTable } from '../ui/desk-lists/orders-table.tsx';
import { WrongDayNotice } from '../ui/desk-lists/wrong-day-notice.tsx';
import { DeskAllOrdersPageDocument } from './desk-all-orders.generated.ts';

export const data = pageData(DeskAllOrdersPageDocument, ({ search }) => {
  const { after, ...filter } = orderFilterOf(search);
  return { filter, after };
});

/** All orders: where each stands, what it came to, and where its package is. */
export const Page = () => {
  const { orders, next } = usePageData(data).deskOrders;
  const { search } = usePageContext().input;
  const filter = orderFilterOf(search);
  const first = hrefOfOrders({ ...filter, after: null });
  return (
    <AdminLayout links={adminLinks} current={ALL_ORDERS_PATH} account={<StaffAccount />}>
      <Stack gap={6}>
        <PageHeading
          title="All orders"
          lead="Where each order stands, what it came to, and where its package is. Names are shown in part; that you looked is recorded."
        />
        <OrderFilters key={first} filter={filter} />
        <WrongDayNotice search={search} />
        {filter.personId === null ? null : (
          <OnePersonNotice what="orders" href={hrefOfOrders({ ...filter, personId: null, after: null })} />
        )}
        <OrdersTable orders={orders} />
        <PageLinks
          firstHref={filter.after === null ? null : first}
          firstLabel="Show the newest"
          nextHref={next === null ? null : hrefOfOrders({ ...filter, after: next })}
          nextLabel="Show older orders"
        />
        <ExportLink href={fileOfOrders(filter)} label="Export these orders as CSV" />
      </Stack>
    </AdminLayout>
  );
};
