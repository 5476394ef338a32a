import type { DrugType } from './product.ts';

/**
 * The order of products against hair loss in results and carts (S9.12). It leaves out the combination's foam, the spray,
 * oral minoxidil and the supplement: forms of minoxidil stand together, and the supplement closes the list (guess).
 */
export const hairOrder: readonly DrugType[] = [
  'topical_finasteride_and_minoxidil',
  'topical_finasteride_and_minoxidil_foam',
  'finasteride',
  'minoxidil_foam',
  'minoxidil',
  'minoxidil_spray',
  'minoxidil_oral',
  'thickening_shampoo',
  'thickening_conditioner',
  'pomade',
  'ketoconazole',
  'daily_defense_supplement',
];
