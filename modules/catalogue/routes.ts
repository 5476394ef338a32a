import { defineRoutes } from '#client/routing/route.ts';
import { drugFactsHead, drugFactsSlugs } from './data/facts/heads.ts';

export const catalogueRoutes = defineRoutes([
  {
    path: '/drug-facts/{slug}',
    page: '/modules/catalogue/pages/drug-facts',
    title: ({ slug }) => drugFactsHead(slug)?.title ?? 'Drug facts',
    description: ({ slug }) => drugFactsHead(slug)?.description,
    access: 'public',
    host: 'app',
    rendering: 'shared',
    indexed: true,
    params: { slug: drugFactsSlugs },
  },
]);
