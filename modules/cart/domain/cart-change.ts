import type { Cents } from '#kernel/money.ts';
import type { CartProduct } from './cart-product.ts';

export type CartChangeType = 'add' | 'remove' | 'swap' | 'swap_specialty';
export type CartSpecialty = CartProduct['specialtyProductCollection'];

export interface ProductPrice {
  readonly id: number;
  readonly price: Cents;
}

/** The effect of one change on a cart. */
export interface CartChange {
  /** Null when nothing changed. */
  readonly type: CartChangeType | null;
  readonly addedProductIds: readonly number[];
  readonly removedProductIds: readonly number[];
  readonly from: readonly ProductPrice[];
  readonly to: readonly ProductPrice[];
  /** That of the prescription products, otherwise of the first product; null for an empty cart. */
  readonly fromSpecialty: CartSpecialty | null;
  readonly toSpecialty: CartSpecialty | null;
  /** A swap removed a drug type from the cart; false when only strength or cadence changed. */
  readonly drugTypesChanged: boolean;
  /** Prescription products were removed by this change, not swapped. */
  readonly hadIneligiblePrescriptions: boolean;
}

/** The record of a change of the cart (S3.37). */
export interface CartChangeRecord {
  /** Path of the page it happened on. */
  readonly url: string;
  readonly type: CartChangeType;
  readonly productsAdded: readonly number[];
  readonly productsRemoved: readonly number[];
  readonly fromProducts: readonly ProductPrice[];
  readonly toProducts: readonly ProductPrice[];
  readonly fromSpecialty: CartSpecialty | null;
  readonly toSpecialty: CartSpecialty | null;
}

/** The record of a change; null when nothing changed. */
export const changeRecord = (change: CartChange, url: string): CartChangeRecord | null =>
  change.type && {
    url,
    type: change.type,
    productsAdded: change.addedProductIds,
    productsRemoved: change.removedProductIds,
    fromProducts: change.from,
    toProducts: change.to,
    fromSpecialty: change.fromSpecialty,
    toSpecialty: change.toSpecialty,
  };

const opposite: Readonly<Record<CartChangeType, CartChangeType>> = {
  add: 'remove',
  remove: 'add',
  swap: 'swap',
  swap_specialty: 'swap_specialty',
};

/** The effect of undoing a change. */
export const undoneChange = (change: CartChange): CartChange => ({
  type: change.type && opposite[change.type],
  addedProductIds: change.removedProductIds,
  removedProductIds: change.addedProductIds,
  from: change.to,
  to: change.from,
  fromSpecialty: change.toSpecialty,
  toSpecialty: change.fromSpecialty,
  drugTypesChanged: change.drugTypesChanged,
  hadIneligiblePrescriptions: false,
});

/** `inConflict` and `ofOtherSpecialty` are the products that were replaced, including any that were just added. */
export const describeChange = (facts: {
  before: readonly CartProduct[];
  after: readonly CartProduct[];
  takenOut: ReadonlySet<CartProduct>;
  inConflict: readonly CartProduct[];
  ofOtherSpecialty: readonly CartProduct[];
}): CartChange => {
  const { before, after } = facts;
  const added = after.filter((product) => !before.includes(product));
  const removed = before.filter((product) => !after.includes(product));
  const gaveWay = [...facts.inConflict, ...facts.ofOtherSpecialty];
  const typeOfChange = (): CartChangeType | null => {
    if (added.length + removed.length === 0) return null;
    if (facts.ofOtherSpecialty.length > 0) return 'swap_specialty';
    if (facts.inConflict.length > 0) return 'swap';
    return added.length > 0 ? 'add' : 'remove';
  };
  return {
    type: typeOfChange(),
    addedProductIds: added.map(({ id }) => id),
    removedProductIds: removed.map(({ id }) => id),
    from: before.map(({ id, price }) => ({ id, price })),
    to: after.map(({ id, price }) => ({ id, price })),
    fromSpecialty: specialtyOf(before),
    toSpecialty: specialtyOf(after),
    drugTypesChanged: gaveWay.some((gone) => !after.some((product) => product.drugType === gone.drugType)),
    hadIneligiblePrescriptions: removed.some(
      (product) => product.needsPrescription && facts.takenOut.has(product),
    ),
  };
};

const specialtyOf = (products: readonly CartProduct[]): CartSpecialty | null =>
  (products.find((product) => product.needsPrescription) ?? products[0])?.specialtyProductCollection ?? null;
