import type { CartProduct } from './cart-product.ts';

/** What conflicts, read from each product's conflict collections (S5.4). A product never conflicts with itself. */
export const inConflict = (a: CartProduct, b: CartProduct): boolean =>
  a.id !== b.id && (names(a, b.id) || names(b, a.id));

const names = (product: CartProduct, id: number): boolean =>
  product.conflictProductCollections.some(({ productIds }) => productIds.includes(id));

/** Both need a prescription, for different specialties: one visit covers one specialty. */
export const needOtherSpecialty = (a: CartProduct, b: CartProduct): boolean =>
  a.needsPrescription && b.needsPrescription && a.specialtyProductCollection !== b.specialtyProductCollection;
