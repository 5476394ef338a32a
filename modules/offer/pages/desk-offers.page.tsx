import { lazy, Suspense, useState } from 'react';
import { pageData } from '#client/data/page-data.ts';
import { AdminLayout } from '#client/layout/admin-layout.tsx';
import { adminLinks } from '#client/layout/admin-links.ts';
import { StaffAccount } from '#client/layout/staff-account.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { refreshPage } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { DataTable } from '#client/ui/data-table.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { Moment } from '#client/ui/moment.tsx';
import { formatMoney } from '#kernel/money.ts';
import { DeskOffersPageDocument, type DeskOffersPageQuery } from './desk-offers.generated.ts';

export const data = pageData(DeskOffersPageDocument, () => ({}));

const SetCampaignDialog = lazy(async () => ({
  default: (await import('../ui/set-campaign-dialog.tsx')).SetCampaignDialog,
}));

type DeskOffers = DeskOffersPageQuery['deskOffers'];
type Campaign = DeskOffers['campaigns'][number];

/** What the form proposes before anything was set. */
const unset = { isOn: false, percent: 20, cycles: 2 };

const words = ({
  isOn,
  percent,
  cycles,
}: Omit<Campaign, 'id' | 'reason' | 'createdAt' | 'byName'>): string =>
  isOn ? `On: ${percent}% off, ${cycles === 1 ? '1 package' : `${cycles} packages`}` : 'Off';

const rows = [
  { wave: 'first', title: '30 days after the end' },
  { wave: 'second', title: '90 days after the end' },
] as const;

const Counts = ({ counts }: Pick<DeskOffers, 'counts'>) => {
  const of = (wave: string, status: string): number =>
    counts.find((one) => one.wave === wave && one.status === status)?.count ?? 0;
  const column = (status: string, title: string) => ({
    key: status,
    title,
    cell: ({ wave }: (typeof rows)[number]) => of(wave, status),
  });
  return (
    <DataTable
      caption="Offer results"
      rows={rows}
      rowKey={({ wave }) => wave}
      columns={[
        { key: 'wave', title: 'Sent', cell: ({ title }) => title },
        column('offered', 'Open'),
        column('accepted', 'Accepted'),
        column('declined', 'Declined'),
        column('expired', 'Expired'),
      ]}
    />
  );
};

/** Whether patients who left are offered to start again, at what price, and the results. */
export const Page = () => {
  const { campaigns, counts, given } = usePageData(data).deskOffers;
  const [current] = campaigns;
  const [isSetting, setSetting] = useState(false);
  const done = (): void => {
    setSetting(false);
    void refreshPage();
  };
  return (
    <AdminLayout links={adminLinks} current="/desk/offers" account={<StaffAccount />}>
      <Stack gap={6}>
        <PageHeading
          title="Offers to patients who left"
          lead="Once about 30 and once about 90 days after the end, by email, to those who agreed to news. What was offered stays, whatever is set later."
        />
        <section aria-labelledby="now">
          <Stack gap={3}>
            <h2 id="now">Now</h2>
            <p>{current ? words(current) : 'Off: no settings yet.'}</p>
            <div>
              <Button onClick={() => setSetting(true)}>Change</Button>
            </div>
          </Stack>
        </section>
        <section aria-labelledby="counts">
          <Stack gap={3}>
            <h2 id="counts">Results</h2>
            <Counts counts={counts} />
            <p>{formatMoney(given)} were taken off invoices by offers.</p>
          </Stack>
        </section>
        <section aria-labelledby="settings">
          <Stack gap={3}>
            <h2 id="settings">Settings so far</h2>
            <DataTable
              caption="Settings so far"
              rows={campaigns}
              rowKey={({ id }) => id}
              columns={[
                { key: 'at', title: 'Since', cell: ({ createdAt }) => <Moment at={createdAt} /> },
                { key: 'what', title: 'Setting', cell: (campaign) => words(campaign) },
                { key: 'by', title: 'By', cell: ({ byName }) => byName ?? '' },
                { key: 'why', title: 'Reason', cell: ({ reason }) => reason },
              ]}
              empty={
                <EmptyState title="Nothing was set yet">
                  Offers are off until someone turns them on.
                </EmptyState>
              }
            />
          </Stack>
        </section>
        <Suspense>
          {isSetting ? (
            <SetCampaignDialog now={current ?? unset} onDone={done} onClose={() => setSetting(false)} />
          ) : null}
        </Suspense>
      </Stack>
    </AdminLayout>
  );
};
