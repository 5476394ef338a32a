import { defineRoutes } from '#client/routing/route.ts';
import { defaultDescription, defaultTitle } from '#config/brand.ts';
import { legalTitles } from './data/legal/titles.ts';

const titles = new Map<string, string>(Object.entries(legalTitles));

export const contentRoutes = defineRoutes([
  {
    path: '/',
    page: '/modules/content/pages/home',
    title: defaultTitle,
    description: defaultDescription,
    access: 'public',
    host: 'marketing',
    rendering: 'shared',
    indexed: true,
  },
  {
    path: '/faq',
    page: '/modules/content/pages/faq',
    title: 'Questions and answers',
    description: 'How online visits, prices, refills, cancelling and privacy work.',
    access: 'public',
    host: 'both',
    rendering: 'shared',
    indexed: true,
  },
  {
    path: '/legal',
    page: '/modules/content/pages/legal',
    title: 'Legal and privacy',
    description:
      'Terms, consent to telehealth, privacy notices, renewal terms and refunds, with versions and dates.',
    access: 'public',
    host: 'marketing',
    rendering: 'shared',
    indexed: true,
  },
  {
    path: '/legal/{document}',
    page: '/modules/content/pages/legal-document',
    title: ({ document }) => titles.get(document ?? '') ?? 'Legal and privacy',
    access: 'public',
    host: 'marketing',
    rendering: 'shared',
    indexed: true,
    params: { document: [...titles.keys()] },
  },
]);
