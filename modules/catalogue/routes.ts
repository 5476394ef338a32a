import { defineRoutes } from '#client/routing/route.ts';
import { drugFactsMetaOf, drugFactsSlugs } from './data/facts/drug-facts-meta.ts';
import { listingIds } from './domain/listing-id.ts';

export const catalogueRoutes = defineRoutes([
  {
    path: '/desk/catalogue',
    page: '/modules/catalogue/pages/desk-catalogue',
    title: 'Products',
    access: 'staff',
    may: 'view_catalog',
    host: 'admin',
  },
  {
    path: '/desk/catalogue/{listing}',
    page: '/modules/catalogue/pages/desk-listing',
    title: ({ listing }) => `Product ${listing}`,
    access: 'staff',
    may: 'view_catalog',
    host: 'admin',
    params: { listing: listingIds },
  },
  {
    path: '/drug-facts/{slug}',
    page: '/modules/catalogue/pages/drug-facts',
    title: ({ slug }) => drugFactsMetaOf(slug)?.title ?? 'Drug facts',
    description: ({ slug }) => drugFactsMetaOf(slug)?.description,
    access: 'public',
    host: 'app',
    rendering: 'shared',
    indexed: true,
    params: { slug: drugFactsSlugs },
  },
]);
