import { lazy, Suspense, useState } from 'react';
import { refreshPage } from '#client/routing/navigate.ts';
import { Button } from '#client/ui/button.tsx';
import { DataTable } from '#client/ui/data-table.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Moment } from '#client/ui/moment.tsx';
import { Money } from '#client/ui/money.tsx';
import type { DeskJournalPageQuery } from '../../pages/desk-journal.generated.ts';
import { Side, TrialBalanceTable } from './trial-balance-table.tsx';

type Invoice = NonNullable<DeskJournalPageQuery['deskJournal']['invoice']>;

const TakeOffDialog = lazy(async () => ({
  default: (await import('./take-off-dialog.tsx')).TakeOffDialog,
}));

/** The button and the form that lower an invoice that is due. */
const TakeOff = ({ invoiceNumber }: { readonly invoiceNumber: string }) => {
  const [isOpen, setOpen] = useState(false);
  const done = (): void => {
    setOpen(false);
    void refreshPage();
  };
  return (
    <div>
      <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
        Take something off
      </Button>
      <Suspense>
        {isOpen ? (
          <TakeOffDialog invoiceNumber={invoiceNumber} onDone={done} onClose={() => setOpen(false)} />
        ) : null}
      </Suspense>
    </div>
  );
};

/** Every posting of an invoice, and the sums of its accounts. */
export const InvoiceJournal = ({ invoice }: { readonly invoice: Invoice }) => {
  const rows = invoice.entries.flatMap(({ id, label, source, at, postings }) =>
    postings.map((posting) => ({ ...posting, id, entry: label, source, at })),
  );
  return (
    <section aria-labelledby="invoice">
      <Stack gap={4}>
        <h2 id="invoice">
          Invoice {invoice.invoiceNumber}, order {invoice.orderNumber}
        </h2>
        <p>
          {invoice.patientName}. <Money cents={invoice.total} />, {invoice.invoiceStatus}.
        </p>
        {invoice.canBeLowered ? <TakeOff invoiceNumber={invoice.invoiceNumber} /> : null}
        <DataTable
          caption="Postings, in the order in which they were made"
          rowKey={({ id, account }) => `${id} ${account}`}
          rows={rows}
          columns={[
            { key: 'entry', title: 'Entry', cell: (row) => `${row.id}. ${row.entry}` },
            { key: 'at', title: 'When', cell: (row) => <Moment at={row.at} /> },
            { key: 'account', title: 'Account', cell: (row) => row.label },
            { key: 'debit', title: 'Debit', numeric: true, cell: (row) => <Side cents={row.debit} /> },
            { key: 'credit', title: 'Credit', numeric: true, cell: (row) => <Side cents={row.credit} /> },
          ]}
          empty={<p>Nothing was posted: no money has moved.</p>}
        />
        <h3>Sums</h3>
        <TrialBalanceTable caption="Balances of this invoice by account" balance={invoice.balance} />
      </Stack>
    </section>
  );
};
