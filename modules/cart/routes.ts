import { defineRoutes } from '#client/routing/route.ts';
import { productHead, productSlugs } from './data/product-pages/heads.ts';

export const cartRoutes = defineRoutes([
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
    title: ({ slug }) => productHead(slug)?.title ?? 'Product',
    description: ({ slug }) => productHead(slug)?.description,
    access: 'public',
    host: 'app',
    rendering: 'shared',
    indexed: true,
    params: { slug: productSlugs },
  },
]);
