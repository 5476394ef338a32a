import type { DrugType } from '#modules/catalogue/index.ts';

/** Every drug of the hair intake. */
export const everyHairDrug: readonly DrugType[] = [
  'finasteride',
  'topical_finasteride_and_minoxidil',
  'topical_finasteride_and_minoxidil_foam',
  'minoxidil',
  'minoxidil_foam',
  'minoxidil_spray',
  'minoxidil_oral',
  'ketoconazole',
];
