import { DataTable } from '#client/ui/data-table.tsx';
import { Money } from '#client/ui/money.tsx';
import type { TrialBalanceTableFragment } from './trial-balance-table.generated.ts';

/** An amount on one side of an account; empty where there is none. */
export const Side = ({ cents }: { readonly cents: number }) => (cents === 0 ? null : <Money cents={cents} />);

interface TrialBalanceTableProps {
  readonly caption: string;
  readonly balance: TrialBalanceTableFragment;
}

/** Balances by account, with the sums of both sides in the last row. */
export const TrialBalanceTable = ({ caption, balance }: TrialBalanceTableProps) => {
  const { accounts, debit, credit } = balance;
  const total = { account: 'total', label: 'Total', type: '', debit, credit };
  return (
    <DataTable
      caption={caption}
      rowKey={({ account }) => account}
      rows={accounts.length === 0 ? [] : [...accounts, total]}
      columns={[
        { key: 'account', title: 'Account', cell: ({ label }) => label },
        { key: 'type', title: 'Type', cell: ({ type }) => type.replaceAll('_', ' ') },
        { key: 'debit', title: 'Debit', numeric: true, cell: (row) => <Side cents={row.debit} /> },
        { key: 'credit', title: 'Credit', numeric: true, cell: (row) => <Side cents={row.credit} /> },
      ]}
      empty={<p>Nothing was posted yet.</p>}
    />
  );
};
