import type { DrugType } from '#modules/catalogue/index.ts';
import type { CartProduct } from './cart-product.ts';

/**
 * The order of everything in a cart. The specification names it (S4.16) but does not show it; this one is that of
 * results (guess).
 */
const defaultUpsellOrder: readonly DrugType[] = [
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
  'sildenafil',
  'tadalafil',
  'sertraline',
  'fluoxetine',
  'escitalopram',
  'climax_delay_spray',
  'custom_rx_anti_aging',
  'follicular_unit_extraction_procedure',
  'platelet_rich_plasma_treatment',
];

/** The default suggestions: over-the-counter hair products, with one form of minoxidil (guess). */
const defaultUpsells: readonly DrugType[] = [
  'minoxidil_foam',
  'thickening_shampoo',
  'thickening_conditioner',
  'pomade',
  'daily_defense_supplement',
];

const THREE_MONTHS_IN_DAYS = 90;

/** Sorted by the default upsell order; products of one drug type by id. */
export const sortForCart = (products: readonly CartProduct[]): CartProduct[] =>
  products.toSorted(
    (a, b) => defaultUpsellOrder.indexOf(a.drugType) - defaultUpsellOrder.indexOf(b.drugType) || a.id - b.id,
  );

/** Ids that the upsell list starts with: the three-month plan of each suggested drug type. */
export const defaultUpsellProductIds = (products: readonly CartProduct[]): number[] =>
  sortForCart(
    products.filter(
      (product) =>
        defaultUpsells.includes(product.drugType) &&
        product.supplyInDays === THREE_MONTHS_IN_DAYS &&
        !product.buyNow &&
        product.userSelectable,
    ),
  ).map(({ id }) => id);
