import { productSlugs } from '../product-pages/product-page-meta.ts';

/** Products that have no page in the shop of their own, and are welcomed all the same. */
export const moreWelcomeSlugs = [
  'oral-minoxidil',
  'sildenafil',
  'tadalafil',
  'sertraline',
  'fluoxetine',
  'escitalopram',
  'climax-delay-spray',
] as const;

export type MoreWelcomeSlug = (typeof moreWelcomeSlugs)[number];

/** `/get-started/welcome-to-{product}`: apart from the texts, because every page's router reads it. */
export const welcomeSlugs: readonly string[] = [...productSlugs, ...moreWelcomeSlugs];
