import { defineRoutes } from '#client/routing/route.ts';
import { specialtyEntryPages } from '#config/entry-pages.ts';
import { productMeta, productSlugs } from './data/product-pages/product-page-meta.ts';

/** `/get-started/welcome-to-{product}`: every product with a page has a welcome page too. */
export { productSlugs as welcomeSlugs } from './data/product-pages/product-page-meta.ts';

export const cartRoutes = defineRoutes([
  {
    path: '/get-started',
    page: '/modules/cart/pages/get-started',
    title: 'Where would you like to start?',
    description: 'Start an online visit for a prescription, or order products that need none.',
    access: 'public',
    host: 'app',
    rendering: 'shared',
  },
  {
    path: specialtyEntryPages.products,
    page: '/modules/cart/pages/get-started-products',
    title: 'Products without a prescription',
    description: 'Everything we sell without a prescription, once or at a cadence, with its price.',
    access: 'public',
    host: 'app',
    rendering: 'shared',
  },
  {
    path: '/cart',
    page: '/modules/cart/pages/cart',
    title: 'Your cart',
    access: 'public',
    host: 'app',
  },
  {
    path: '/plan-selection',
    page: '/modules/cart/pages/plan-selection',
    title: 'Choose your hair loss plan',
    description:
      'Finasteride, minoxidil, both, or let a doctor decide: what each plan costs a month and per shipment, and what is charged when.',
    access: 'public',
    host: 'app',
    rendering: 'shared',
    indexed: true,
  },
  {
    path: '/our-products',
    page: '/modules/cart/pages/our-products',
    title: 'All treatments',
    description:
      'Every treatment with its price a month and per shipment, with and without a prescription. Prescriptions are charged only after a clinician approves them.',
    access: 'public',
    host: 'app',
    rendering: 'shared',
    indexed: true,
  },
  {
    path: '/our-products/{slug}',
    page: '/modules/cart/pages/product',
    title: ({ slug }) => productMeta(slug)?.title ?? 'Product',
    description: ({ slug }) => productMeta(slug)?.description,
    access: 'public',
    host: 'app',
    rendering: 'shared',
    indexed: true,
    params: { slug: productSlugs },
  },
]);
