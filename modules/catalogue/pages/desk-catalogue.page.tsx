import { useState } from 'react';
import { pageData } from '#client/data/page-data.ts';
import { AdminLayout } from '#client/layout/admin-layout.tsx';
import { adminLinks } from '#client/layout/admin-links.ts';
import { StaffAccount } from '#client/layout/staff-account.tsx';
import { usePageData } from '#client/renderer/context.tsx';
import { Accordion } from '#client/ui/accordion.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { CatalogueFilters } from '../ui/desk/catalogue-filters.tsx';
import { filterListings, type ListingFilter } from '../ui/desk/filter-listings.ts';
import { ListingsTable } from '../ui/desk/listings-table.tsx';
import { ProductSets } from '../ui/desk/product-sets.tsx';
import { DeskCataloguePageDocument } from './desk-catalogue.generated.ts';

export const data = pageData(DeskCataloguePageDocument, () => ({}));

const everything: ListingFilter = { search: '', serviceLine: '', show: 'all' };

export const Page = () => {
  const { listings, sets } = usePageData(data).deskCatalogue;
  const [filter, setFilter] = useState(everything);
  const rows = filterListings(listings, filter);
  const products = rows.reduce((count, row) => count + row.products.length, 0);
  return (
    <AdminLayout links={adminLinks} current="/desk/catalogue" account={<StaffAccount />}>
      <Stack gap={6}>
        <h1 id="page-title" tabIndex={-1}>
          Products
        </h1>
        <CatalogueFilters filter={filter} onChange={setFilter} />
        <Stack gap={3}>
          <p role="status">
            {rows.length} of {listings.length} products, in {products} strengths, sizes and plans
          </p>
          <ListingsTable rows={rows} />
        </Stack>
        <Stack gap={3}>
          <h2>Sold together</h2>
          <Accordion
            items={[
              {
                id: 'plans',
                title: 'Plans',
                content: <ProductSets title="Plans" sets={sets.filter(({ kind }) => kind === 'plan')} />,
              },
              {
                id: 'bundles',
                title: 'Bundles',
                content: <ProductSets title="Bundles" sets={sets.filter(({ kind }) => kind === 'bundle')} />,
              },
            ]}
          />
        </Stack>
      </Stack>
    </AdminLayout>
  );
};
