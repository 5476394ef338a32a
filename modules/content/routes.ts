import { defineRoutes, type PageRoute } from '#client/routing/route.ts';
import { defaultDescription, defaultTitle } from '#config/brand.ts';
import { articleSummaries, summaryOf } from './data/articles/summaries.ts';
import { legalTitles } from './data/legal/titles.ts';
import { pageTexts } from './data/page-texts.ts';

const titles = new Map<string, string>(Object.entries(legalTitles));

/** Public pages, the same for every viewer, and indexed by search engines. */
const contentPage = (
  host: PageRoute['host'],
  page: string,
  { path, title, description }: { path: string; title: string; description: string },
): PageRoute => ({
  path,
  page: `/modules/content/pages/${page}`,
  title,
  description,
  access: 'public',
  host,
  rendering: 'shared',
  indexed: true,
});

export const contentRoutes = defineRoutes([
  contentPage('marketing', 'home', { path: '/', title: defaultTitle, description: defaultDescription }),
  contentPage('app', 'about-us', {
    path: '/about-us',
    title: 'About us',
    description:
      'Who decides about your treatment, how our medical pages are reviewed, where we prescribe, and what we do not claim.',
  }),
  contentPage('app', 'hair-loss/overview', pageTexts.hairLoss),
  contentPage('app', 'hair-loss/receding-hairline', pageTexts.recedingHairline),
  contentPage('app', 'hair-loss/balding-at-crown', pageTexts.baldingAtCrown),
  contentPage('app', 'hair-loss/male-pattern-baldness', pageTexts.malePatternBaldness),
  contentPage('app', 'learn/hub', {
    path: '/learn',
    title: 'Learn about hair loss and sexual health',
    description:
      'Short articles with their sources: how hair loss works, what treatments do in numbers, side effects, and sexual health.',
  }),
  {
    path: '/learn/{slug}',
    page: '/modules/content/pages/learn/article',
    title: ({ slug = '' }) => summaryOf(slug).title,
    description: ({ slug = '' }) => summaryOf(slug).description,
    access: 'public',
    host: 'app',
    rendering: 'shared',
    indexed: true,
    params: { slug: articleSummaries.map(({ slug }) => slug) },
  },
  contentPage('app', 'reviews', {
    path: '/reviews',
    title: 'Reviews',
    description:
      'No reviews are published yet. How reviews will be collected, checked and shown here, and the evidence you can rely on until then.',
  }),
  contentPage('app', 'condition/ed', pageTexts.ed),
  contentPage('app', 'condition/pe', pageTexts.pe),
  contentPage('both', 'faq', {
    path: '/faq',
    title: 'Questions and answers',
    description: 'How online visits, prices, refills, canceling and privacy work.',
  }),
  contentPage('both', 'faq/orders-and-shipping', {
    path: '/faq/category/orders-and-shipping',
    title: 'Orders and shipping',
    description:
      'When you are charged, how long shipping takes, how to track, change or cancel an order, and what to do if it does not arrive.',
  }),
  contentPage('both', 'faq/refund-and-return-policy', {
    path: '/faq/refund-and-return-policy',
    title: 'Refund and return policy',
    description:
      'Six cases: when you get your money back, when we replace an order, why medicine cannot be returned, and how long a refund takes.',
  }),
  contentPage('marketing', 'legal', {
    path: '/legal',
    title: 'Legal and privacy',
    description:
      'Terms, consent to telehealth, privacy notices, renewal terms and refunds, with versions and dates.',
  }),
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
