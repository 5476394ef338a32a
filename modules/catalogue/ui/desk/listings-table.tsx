import { Badge } from '#client/ui/badge.tsx';
import { type Column, DataTable } from '#client/ui/data-table.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { formatDate } from '#kernel/dates.ts';
import {
  availabilityLabel,
  drugClassLabels,
  listingName,
  priceRange,
  serviceLineLabels,
} from './listing-labels.ts';
import type { ListingRowFragment } from './listing-row.generated.ts';
import styles from './listings-table.module.css';

const columns: readonly Column<ListingRowFragment>[] = [
  {
    key: 'name',
    title: 'Product',
    cell: (row) => (
      <span className={styles.product}>
        <a href={`/desk/catalogue/${row.id}`}>{listingName(row)}</a>
        {row.needsPrescription ? <Badge tone="rx">Rx</Badge> : null}
        <span className={styles.kind}>
          {serviceLineLabels(row.serviceLine)} · {drugClassLabels(row.drugClass)}
        </span>
      </span>
    ),
  },
  { key: 'count', title: 'Ways to buy', numeric: true, cell: (row) => row.products.length },
  {
    key: 'price',
    title: 'A shipment',
    numeric: true,
    cell: (row) => <span className={styles.range}>{priceRange(row.products)}</span>,
  },
  {
    key: 'states',
    title: 'Sold in',
    cell: (row) =>
      row.unavailableStates.length === 0 ? (
        availabilityLabel([])
      ) : (
        <Badge tone="caution">{availabilityLabel(row.unavailableStates)}</Badge>
      ),
  },
  {
    key: 'changed',
    title: 'Last change',
    cell: ({ lastChange }) =>
      lastChange ? `${formatDate(lastChange.at)}, ${lastChange.actorEmail}` : 'None',
  },
];

/** One row for each listing that matches the filter. */
export const ListingsTable = ({ rows }: { readonly rows: readonly ListingRowFragment[] }) => (
  <DataTable
    caption="Products"
    columns={columns}
    rows={rows}
    rowKey={(row) => row.id}
    empty={
      <EmptyState title="No products match">
        No product has these words in its name, class, drug type or id. Try a shorter search.
      </EmptyState>
    }
  />
);
