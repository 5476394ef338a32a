import type { DrugType } from '#modules/catalogue/index.ts';
import type { ProductSlug } from './product-page-meta.ts';

const slugs: Readonly<Partial<Record<DrugType, ProductSlug>>> = {
  finasteride: 'finasteride',
  ketoconazole: 'ketoconazole',
  minoxidil: 'minoxidil-solution',
  minoxidil_foam: 'minoxidil-foam',
  minoxidil_oral: 'oral-minoxidil',
  minoxidil_spray: 'minoxidil-spray',
  topical_finasteride_and_minoxidil: 'topical-finasteride-and-minoxidil',
  topical_finasteride_and_minoxidil_foam: 'topical-finasteride-and-minoxidil',
  thickening_conditioner: 'thickening-conditioner',
  thickening_shampoo: 'thickening-shampoo',
  pomade: 'thickening-pomade',
  daily_defense_supplement: 'daily-hair-defense',
  sildenafil: 'sildenafil',
  tadalafil: 'tadalafil',
  climax_delay_spray: 'climax-delay-spray',
  escitalopram: 'escitalopram',
  fluoxetine: 'fluoxetine',
  sertraline: 'sertraline',
};

const slugOf = new Map<string, string>(Object.entries(slugs));

/** Path of the page of a drug type in the shop; null for procedures and for products made for one person. */
export const productPath = (drugType: string): string | null => {
  const slug = slugOf.get(drugType);
  return slug ? `/our-products/${slug}` : null;
};

/** Path of the welcome page for a drug type; null for procedures and for products made for one person. */
export const welcomePath = (drugType: string): string | null => {
  const slug = slugOf.get(drugType);
  return slug ? `/get-started/welcome-to-${slug}` : null;
};
