import type { Product } from '#modules/catalogue/index.ts';

/** What the rules of a cart need to know of a product; the browser's cart asks the API for no more. */
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
