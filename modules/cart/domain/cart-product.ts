import type { Product } from '#modules/catalogue/index.ts';

/** What the cart rules need to know about a product; the browser's cart requests no more from the API. */
export type CartProduct = Pick<
  Product,
  | 'id'
  | 'price'
  | 'buyNow'
  | 'drugType'
  | 'supplyInDays'
  | 'needsPrescription'
  | 'specialtyProductCollection'
  | 'conflictProductCollections'
  | 'image'
  | 'transparentImage'
  | 'isNew'
  | 'isUpsell'
  | 'userSelectable'
>;
