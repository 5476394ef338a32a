import { pageData } from '#client/data/page-data.ts';
import { AppLayout } from '#client/layout/app-layout.tsx';
import { useLink } from '#client/layout/links.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { DataTable } from '#client/ui/data-table.tsx';
import { DateText } from '#client/ui/date-text.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { formatMoney } from '#kernel/money.ts';
import { ReferralLink } from '../ui/referral-link.tsx';
import { ReferralPageDocument } from './referral.generated.ts';

export const data = pageData(ReferralPageDocument, () => ({}));

/** The patient's link, their credit, and the results of their invitations. */
export const Page = () => {
  const user = usePageData(data).currentUser;
  const link = useLink();
  const { url = null, credit = 0, perInvitation = 0, list = [] } = user?.referrals ?? {};
  return (
    <AppLayout current="/referral" unreadMessages={user?.care.unreadMessages}>
      <Stack gap={8}>
        <PageHeading
          title="Invite a friend"
          lead={`You get ${formatMoney(perInvitation)} off your next charge when someone you invited keeps their first order.`}
        />
        <section aria-labelledby="link">
          <Stack gap={4}>
            <h2 id="link">Your link</h2>
            <ReferralLink url={url} />
            <p>
              Please read the <a href={link('/referral/terms')}>terms of invitations</a>.
            </p>
          </Stack>
        </section>
        <section aria-labelledby="credit">
          <Stack gap={2}>
            <h2 id="credit">Your credit</h2>
            <p>
              {credit > 0
                ? `You have ${formatMoney(credit)}. We take it off your next charge.`
                : 'You have no credit now.'}
            </p>
          </Stack>
        </section>
        <section aria-labelledby="invitations">
          <Stack gap={4}>
            <h2 id="invitations">Your invitations</h2>
            <DataTable
              caption="Your invitations"
              rows={list}
              rowKey={({ id }) => id}
              columns={[
                { key: 'on', title: 'Invited on', cell: (one) => <DateText date={one.invitedAt} /> },
                { key: 'state', title: 'Status', cell: ({ label }) => label },
                { key: 'since', title: 'Since', cell: (one) => <DateText date={one.statusAt} /> },
              ]}
              empty={
                <EmptyState title="No one has used your link yet">
                  When someone does, it appears here. We never tell you who it was.
                </EmptyState>
              }
            />
          </Stack>
        </section>
      </Stack>
    </AppLayout>
  );
};
