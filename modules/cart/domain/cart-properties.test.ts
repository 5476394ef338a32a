import fc from 'fast-check';
import { expect, it } from 'vitest';
import { catalogueProducts } from '#modules/catalogue/data/products.ts';
import { type CartState, clearCart, closeCart, contentsOf, emptyCart, undoCartChange } from './cart-state.ts';
import { changeCart } from './change-cart.ts';
import { sortForCart } from './default-upsells.ts';
import { cartOf } from './products-param.ts';
import { reduceForTopicalCombination } from './topical-combination.ts';

const byId = new Map(catalogueProducts.map((product) => [product.id, product]));
const productOf = (id: number) => {
  const product = byId.get(id);
  if (!product) throw new Error(`No product ${id}.`);
  return product;
};

const allIds = catalogueProducts.map(({ id }) => id);
const hairIds = catalogueProducts
  .filter(({ serviceLine }) => serviceLine === 'hair_loss_care')
  .map(({ id }) => id);
// Mostly hair products, so that conflicts and repeats are frequent.
const anyId = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hairIds) },
  { weight: 1, arbitrary: fc.constantFrom(...allIds) },
);
const anyIds = fc.array(anyId, { maxLength: 4 });
const anyOperation = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('change' as const), add: anyIds, remove: anyIds }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('close' as const, 'clear' as const, 'undo' as const) }),
  },
);
type Operation = typeof anyOperation extends fc.Arbitrary<infer T> ? T : never;

const apply = (state: CartState, operation: Operation): CartState => {
  switch (operation.kind) {
    case 'change':
      return changeCart(state, operation, catalogueProducts).state;
    case 'clear':
      return clearCart(state, catalogueProducts);
    case 'close':
      return closeCart(state);
    case 'undo':
      return undoCartChange(state);
  }
};

const expectConsistent = ({ productIds, upsellProductIds }: CartState): void => {
  expect(new Set(productIds).size).toBe(productIds.length);
  expect(new Set(upsellProductIds).size).toBe(upsellProductIds.length);
  expect(upsellProductIds.filter((id) => productIds.includes(id))).toEqual([]);
  const products = productIds.map(productOf);
  expect(sortForCart(products)).toEqual(products);
  for (const { id, conflictProductCollections } of products)
    for (const collection of conflictProductCollections)
      expect(collection.productIds.filter((other) => other !== id && productIds.includes(other))).toEqual([]);
  const specialties = products
    .filter(({ needsPrescription }) => needsPrescription)
    .map(({ specialtyProductCollection }) => specialtyProductCollection);
  expect(new Set(specialties).size).toBeLessThanOrEqual(1);
};

const anyHistory = fc.array(anyOperation, { maxLength: 12 });
const after = (history: Operation[]): CartState => history.reduce(apply, emptyCart(catalogueProducts));

it('never contains a duplicate, two products in conflict or two prescription specialties, and stays sorted', () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      let state = emptyCart(catalogueProducts);
      for (const operation of history) {
        state = apply(state, operation);
        expectConsistent(state);
      }
    }),
    { numRuns: 300 },
  );
});

it('undo restores the content of the cart before a change', () => {
  fc.assert(
    fc.property(anyHistory, anyIds, anyIds, (history, add, remove) => {
      const before = after(history);
      const { state, change } = changeCart(before, { add, remove }, catalogueProducts);
      if (change.type === null) expect(state).toBe(before);
      else expect(contentsOf(undoCartChange(state))).toEqual(contentsOf(before));
      expect(contentsOf(undoCartChange(clearCart(before, catalogueProducts)))).toEqual(contentsOf(before));
    }),
  );
});

it('reports exactly the difference between the cart before and after', () => {
  fc.assert(
    fc.property(anyHistory, anyIds, anyIds, (history, add, remove) => {
      const before = after(history).productIds;
      const { state, change } = changeCart(after(history), { add, remove }, catalogueProducts);
      const kept = before.filter((id) => !change.removedProductIds.includes(id));
      expect([...kept, ...change.addedProductIds].toSorted()).toEqual([...state.productIds].toSorted());
      expect(change.addedProductIds.filter((id) => before.includes(id) || !add.includes(id))).toEqual([]);
      expect(change.removedProductIds.filter((id) => !before.includes(id))).toEqual([]);
      expect(change.type === null).toBe(
        change.addedProductIds.length + change.removedProductIds.length === 0,
      );
      if (change.type === 'remove' || change.type === 'add')
        expect(change.removedProductIds.filter((id) => !remove.includes(id))).toEqual([]);
    }),
  );
});

it('contains the last added products, and adding one again changes nothing', () => {
  fc.assert(
    fc.property(anyHistory, anyId, (history, id) => {
      const once = changeCart(after(history), { add: [id] }, catalogueProducts).state;
      expect(once.productIds).toContain(id);
      expect(changeCart(once, { add: [id] }, catalogueProducts).state).toBe(once);
    }),
  );
});

it('builds a consistent cart from any list, and the same cart from its own list', () => {
  fc.assert(
    fc.property(fc.array(anyId, { maxLength: 12 }), fc.option(anyIds, { nil: undefined }), (ids, upsells) => {
      const state = cartOf(ids, catalogueProducts, upsells);
      expectConsistent(state);
      expect(cartOf(state.productIds, catalogueProducts, state.upsellProductIds)).toEqual(state);
    }),
  );
});

it('reduces for the topical combination in any order, and only then', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyId, { maxLength: 8 }), (ids) => {
      const { kept, removed, removedAny } = reduceForTopicalCombination(ids, catalogueProducts);
      const backwards = reduceForTopicalCombination(ids.toReversed(), catalogueProducts);
      expect(backwards.kept.toReversed()).toEqual(kept);
      expect([...kept, ...removed].toSorted()).toEqual(ids.toSorted());
      expect(removedAny).toBe(removed.length > 0);
      if (!ids.some((id) => productOf(id).drugType.startsWith('topical'))) expect(removed).toEqual([]);
    }),
  );
});
