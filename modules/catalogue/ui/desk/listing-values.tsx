import { type Column, DataTable } from '#client/ui/data-table.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { formatMoney } from '#kernel/money.ts';
import { howOften, pricePerMonth } from '../plan-prices.ts';
import type { ListingDetailFragment } from './listing-detail.generated.ts';
import styles from './listing-values.module.css';

type DeskProduct = ListingDetailFragment['products'][number];

const columns: readonly Column<DeskProduct>[] = [
  { key: 'name', title: 'Product', cell: (one) => one.displayedName },
  { key: 'id', title: 'Id', numeric: true, cell: (one) => one.id },
  { key: 'often', title: 'Comes', cell: howOften },
  {
    key: 'supply',
    title: 'A shipment holds',
    cell: (one) => one.supplyInformation.replace(/,? (once|every .*)$/, ''),
  },
  { key: 'who', title: 'Chosen by', cell: (one) => (one.userSelectable ? 'Anyone' : 'Clinicians and staff') },
  {
    key: 'price',
    title: 'Price',
    numeric: true,
    cell: (one) => (
      <>
        {formatMoney(one.price)}
        {one.price === one.originalPrice ? null : (
          <span className={styles.before}>at first {formatMoney(one.originalPrice)}</span>
        )}
      </>
    ),
  },
  { key: 'month', title: 'A month', numeric: true, cell: (one) => formatMoney(pricePerMonth(one)) },
];

/** A listing as it is sold now. */
export const ListingValues = ({ listing }: { readonly listing: ListingDetailFragment }) => (
  <Stack gap={6}>
    <DataTable caption="Prices" columns={columns} rows={listing.products} rowKey={(one) => String(one.id)} />
    <dl className={styles.values}>
      <div>
        <dt>Not sold in</dt>
        <dd>
          {listing.unavailableStates.length === 0
            ? 'Sold in every state we serve'
            : listing.unavailableStates.map(({ name }) => name).join(', ')}
        </dd>
      </div>
      <div>
        <dt>Description</dt>
        <dd>{listing.description}</dd>
      </div>
      <div>
        <dt>How to use it</dt>
        <dd>{listing.instructions}</dd>
      </div>
      {listing.resultsPage === null ? null : (
        <div>
          <dt>On the quiz results page and in the shop</dt>
          <dd>{listing.resultsPage}</dd>
        </div>
      )}
    </dl>
  </Stack>
);
