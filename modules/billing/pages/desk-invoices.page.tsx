import { pageData } from '#client/data/page-data.ts';
import { AdminLayout } from '#client/layout/admin-layout.tsx';
import { adminLinks } from '#client/layout/admin-links.ts';
import { StaffAccount } from '#client/layout/staff-account.tsx';
import { usePageContext, usePageData } from '#client/renderer/context.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { PageLinks } from '#client/ui/page-links.tsx';
import { ExportLink } from '../ui/desk-lists/export-link.tsx';
import { fileOfInvoices, hrefOfInvoices, invoiceFilterOf } from '../ui/desk-lists/invoice-filter.ts';
import { InvoiceFilters } from '../ui/desk-lists/invoice-filters.tsx';
import { InvoicesTable } from '../ui/desk-lists/invoices-table.tsx';
import { OnePersonNotice } from '../ui/desk-lists/one-person-notice.tsx';
import { WrongDayNotice } from '../ui/desk-lists/wrong-day-notice.tsx';
import { DeskInvoicesPageDocument } from './desk-invoices.generated.ts';

export const data = pageData(DeskInvoicesPageDocument, ({ search }) => {
  const { after, ...filter } = invoiceFilterOf(search);
  return { filter, after };
});

/** All invoices: what was charged, what failed and why, and where to do something about it. */
export const Page = () => {
  const { invoices, next } = usePageData(data).deskInvoices;
  const { search } = usePageContext().input;
  const filter = invoiceFilterOf(search);
  const first = hrefOfInvoices({ ...filter, after: null });
  return (
    <AdminLayout links={adminLinks} current="/desk/invoices" account={<StaffAccount />}>
      <Stack gap={6}>
        <PageHeading
          title="Invoices"
          lead="What was charged, what failed and what happens next. Failed refills are charged again by themselves; refunds are decided with the order. That you looked is recorded."
        />
        <InvoiceFilters key={first} filter={filter} />
        <WrongDayNotice search={search} />
        {filter.personId === null ? null : (
          <OnePersonNotice
            what="invoices"
            href={hrefOfInvoices({ ...filter, personId: null, after: null })}
          />
        )}
        <InvoicesTable invoices={invoices} />
        <PageLinks
          firstHref={filter.after === null ? null : first}
          firstLabel="Show the newest"
          nextHref={next === null ? null : hrefOfInvoices({ ...filter, after: next })}
          nextLabel="Show older invoices"
        />
        <ExportLink href={fileOfInvoices(filter)} label="Export these invoices as CSV" />
      </Stack>
    </AdminLayout>
  );
};
