import { pageData } from '#client/data/page-data.ts';
import { AdminLayout } from '#client/layout/admin-layout.tsx';
import { StaffAccount } from '#client/layout/staff-account.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { PageHeading, Stack } from '#client/ui/layout.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { FindJournal } from '../ui/desk-journal/find-journal.tsx';
import { InvoiceJournal } from '../ui/desk-journal/invoice-journal.tsx';
import { TrialBalanceTable } from '../ui/desk-journal/trial-balance-table.tsx';
import { operatorLinks } from '../ui/desk-tasks/operator-links.ts';
import { DeskJournalPageDocument } from './desk-journal.generated.ts';

export const data = pageData(DeskJournalPageDocument, ({ search }) => ({ number: search.number ?? null }));

/** The journal: postings of an invoice, and the trial balance. */
export const Page = () => {
  const { number, invoice, balance, waiting } = usePageData(data).deskJournal;
  return (
    <AdminLayout links={operatorLinks(waiting)} current="/desk/journal" account={<StaffAccount />}>
      <Stack gap={6}>
        <PageHeading
          title="Journal"
          lead="Every movement of money, written when it happened and never changed."
        />
        <FindJournal key={number} number={number} />
        {number !== '' && !invoice ? (
          <Notice tone="caution" live={false}>
            There is no invoice and no order with the number {number}.
          </Notice>
        ) : null}
        {invoice ? <InvoiceJournal invoice={invoice} /> : null}
        <section aria-labelledby="trial-balance">
          <Stack gap={4}>
            <h2 id="trial-balance">Trial balance</h2>
            <TrialBalanceTable caption="Balances of all accounts" balance={balance} />
          </Stack>
        </section>
      </Stack>
    </AdminLayout>
  );
};
