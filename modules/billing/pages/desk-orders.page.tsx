import { pageData } from '#client/data/page-data.ts';
import { AdminLayout } from '#client/layout/admin-layout.tsx';
import { StaffAccount } from '#client/layout/staff-account.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { DataTable } from '#client/ui/data-table.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { Moment } from '#client/ui/moment.tsx';
import { DeskDeposits } from '../ui/desk-deposits/desk-deposits.tsx';
import { OrderIssueCard } from '../ui/desk-orders/order-issue-card.tsx';
import { ReportForPatient } from '../ui/desk-orders/report-for-patient.tsx';
import { operatorLinks } from '../ui/desk-tasks/operator-links.ts';
import { DeskOrdersPageDocument } from './desk-orders.generated.ts';

export const data = pageData(DeskOrdersPageDocument, () => ({}));

/** Where operators decide about orders and payments that went wrong. */
export const Page = () => {
  const { deskOrderIssues, deskDeposits } = usePageData(data);
  const { open, closed, waiting } = deskOrderIssues;
  return (
    <AdminLayout links={operatorLinks(waiting)} current="/desk/orders" account={<StaffAccount />}>
      <Stack gap={6}>
        <PageHeading
          title="Orders that need a decision"
          lead="Parcels, refunds and payments that went wrong. The most urgent first."
        />
        {open.length === 0 ? (
          <EmptyState title="Nothing waits">New problems with orders appear here.</EmptyState>
        ) : (
          <Stack gap={5}>
            {open.map((issue) => (
              <OrderIssueCard key={issue.id} issue={issue} />
            ))}
          </Stack>
        )}
        <section aria-labelledby="report">
          <Stack gap={4}>
            <h2 id="report">A patient calls or writes</h2>
            <ReportForPatient />
          </Stack>
        </section>
        <section aria-labelledby="deposits">
          <Stack gap={4}>
            <h2 id="deposits">Deposits for procedures</h2>
            <DeskDeposits deposits={deskDeposits} />
          </Stack>
        </section>
        <section aria-labelledby="decided">
          <Stack gap={4}>
            <h2 id="decided">Decided lately</h2>
            <DataTable
              caption="Decided lately, newest first"
              rowKey={({ id }) => id}
              rows={closed}
              columns={[
                { key: 'order', title: 'Order', cell: ({ orderNumber }) => orderNumber },
                { key: 'what', title: 'Problem', cell: ({ label }) => label },
                { key: 'patient', title: 'Patient', cell: ({ patientName }) => patientName },
                { key: 'outcome', title: 'Outcome', cell: ({ outcome }) => outcome },
                { key: 'by', title: 'By', cell: ({ decidedBy }) => decidedBy ?? 'Nobody had to' },
                { key: 'at', title: 'When', cell: ({ closedAt }) => <Moment at={closedAt} /> },
              ]}
              empty={<p>Nothing was decided yet.</p>}
            />
          </Stack>
        </section>
      </Stack>
    </AdminLayout>
  );
};
