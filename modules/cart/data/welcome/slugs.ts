import { productSlugs } from '../product-pages/product-page-meta.ts';

/** Products that have a welcome page but no page in the shop. */
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

/** `/get-started/welcome-to-{product}`: separate from the texts, because every page's router reads it. */
export const welcomeSlugs: readonly string[] = [...productSlugs, ...moreWelcomeSlugs];
