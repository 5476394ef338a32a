import { useState } from 'react';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { type Column, DataTable } from '#client/ui/data-table.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { formatMoment } from '#kernel/moments.ts';
import styles from './history-table.module.css';
import type { ListingDetailFragment } from './listing-detail.generated.ts';
import { RevertDialog } from './revert-dialog.tsx';

export type Change = ListingDetailFragment['history'][number];

/** A field's newest change is its current value, so reverting to it would change nothing. */
const canGoBack = (history: readonly Change[], change: Change): boolean =>
  history.find(({ field }) => field === change.field)?.to !== change.from;

const FromTo = ({ change }: { readonly change: Change }) => (
  <span className={styles.change}>
    <strong>{change.label}</strong>
    <span>
      <del>{change.from}</del> <span aria-hidden="true">→</span> <ins>{change.to}</ins>
    </span>
  </span>
);

/** Who changed what, when and why, with a button to revert. */
export const HistoryTable = ({ listing }: { readonly listing: ListingDetailFragment }) => {
  const { history, mayChange } = listing;
  const [chosen, setChosen] = useState<Change | null>(null);
  const columns: readonly Column<Change>[] = [
    { key: 'at', title: 'When', cell: (change) => formatMoment(change.at) },
    { key: 'by', title: 'Who', cell: (change) => change.by },
    { key: 'what', title: 'Change', cell: (change) => <FromTo change={change} /> },
    {
      key: 'why',
      title: 'Why',
      cell: (change) => (
        <>
          {change.isRevert ? <Badge>Taken back</Badge> : null} {change.reason}
        </>
      ),
    },
    ...(mayChange
      ? [
          {
            key: 'back',
            title: <span className="visually-hidden">Go back</span>,
            cell: (change: Change) =>
              canGoBack(history, change) ? (
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`Take back: ${change.label}, ${formatMoment(change.at)}`}
                  onClick={() => setChosen(change)}
                >
                  Take back
                </Button>
              ) : null,
          },
        ]
      : []),
  ];
  return (
    <>
      <DataTable
        caption="History"
        showCaption
        columns={columns}
        rows={history}
        rowKey={(change) => change.id}
        empty={
          <EmptyState title="Nothing has been changed yet">
            Prices and texts are those in the catalog’s files.
          </EmptyState>
        }
      />
      {chosen ? (
        <RevertDialog
          key={chosen.id}
          change={chosen}
          version={listing.version}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </>
  );
};
