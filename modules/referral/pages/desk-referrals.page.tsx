import { pageData } from '#client/data/page-data.ts';
import { AdminLayout } from '#client/layout/admin-layout.tsx';
import { adminLinks } from '#client/layout/admin-links.ts';
import { StaffAccount } from '#client/layout/staff-account.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { DataTable } from '#client/ui/data-table.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { Moment } from '#client/ui/moment.tsx';
import { DeskReferralsPageDocument } from './desk-referrals.generated.ts';

export const data = pageData(DeskReferralsPageDocument, () => ({}));

const words = (status: string): string => status.replaceAll('_', ' ');

/** Who invited whom, the result, and why there was no credit. */
export const Page = () => {
  const { deskReferrals } = usePageData(data);
  return (
    <AdminLayout links={adminLinks} current="/desk/referrals" account={<StaffAccount />}>
      <Stack gap={6}>
        <PageHeading
          title="Invitations"
          lead="The newest first. Patients never read who followed their link, or why there is no credit."
        />
        <DataTable
          caption="Invitations"
          rows={deskReferrals}
          rowKey={({ id }) => id}
          columns={[
            { key: 'who', title: 'Invited by', cell: ({ referrerEmail }) => referrerEmail },
            { key: 'friend', title: 'Signed up', cell: ({ friendEmail }) => friendEmail ?? 'Not yet' },
            { key: 'status', title: 'State', cell: ({ status }) => words(status) },
            { key: 'why', title: 'Why no credit', cell: ({ refusal }) => refusal ?? '' },
            { key: 'on', title: 'Invited', cell: ({ invitedAt }) => <Moment at={invitedAt} /> },
            { key: 'since', title: 'Since', cell: ({ statusAt }) => <Moment at={statusAt} /> },
          ]}
          empty={
            <EmptyState title="No invitations yet">They appear here when a link is followed.</EmptyState>
          }
        />
      </Stack>
    </AdminLayout>
  );
};
