import { describe, expect, it } from 'vitest';
import { catalogueProducts } from '#modules/catalogue/data/products.ts';
import { type CartState, clearCart, closeCart, emptyCart, openCart, undoCartChange } from './cart-state.ts';
import { changeCart } from './change-cart.ts';
import { cartOf } from './products-param.ts';

const empty = emptyCart(catalogueProducts);
const cart = (...ids: number[]): CartState => cartOf(ids, catalogueProducts);
const change = (state: CartState, add: number[], remove: number[] = []) =>
  changeCart(state, { add, remove }, catalogueProducts);

/** [sentence, cart before, add, remove, type, cart after, added, removed] */
const table: [string, number[], number[], number[], string | null, number[], number[], number[]][] = [
  ['add', [], [239], [], 'add', [239], [239], []],
  ['S4.9: add: several at once', [212], [313, 211], [], 'add', [211, 313, 212], [211, 313], []],
  ['add: finasteride beside minoxidil', [239], [211], [], 'add', [211, 239], [211], []],
  ['S5.3: what is in the cart already is not added again', [211, 239], [239], [], null, [211, 239], [], []],
  ['adding one twice adds it once', [], [239, 239], [], 'add', [239], [239], []],
  ['swap: another cadence', [239, 211], [604], [], 'swap', [211, 604], [604], [239]],
  ['swap: another form of minoxidil', [239], [702], [], 'swap', [702], [702], [239]],
  [
    'S4.10: swap: the topical combination replaces finasteride and minoxidil and keeps the rest',
    [211, 239, 212, 313],
    [503],
    [],
    'swap',
    [503, 313, 212],
    [503],
    [211, 239],
  ],
  ['swap: oral finasteride replaces the combination', [503], [211], [], 'swap', [211], [211], [503]],
  ['swap: of two new ones in conflict the last stays', [], [239, 604], [], 'swap', [604], [604], []],
  [
    'S4.11: swap_specialty: prescription products of the other specialty replace the present ones',
    [211, 239, 313],
    [1001],
    [],
    'swap_specialty',
    [1001],
    [1001],
    [211, 239, 313],
  ],
  ['swap_specialty: the other way round', [1001], [211], [], 'swap_specialty', [211], [211], [1001]],
  [
    'over-the-counter hair products go with sildenafil',
    [239, 313],
    [1001],
    [],
    'add',
    [239, 313, 1001],
    [1001],
    [],
  ],
  ['the delay spray goes with finasteride', [211], [353], [], 'add', [211, 353], [353], []],
  ['an SSRI goes with sildenafil', [1231], [1301], [], 'add', [1231, 1301], [1301], []],
  [
    'swap: one PDE5 inhibitor at a time, over both service lines',
    [1001],
    [1250],
    [],
    'swap',
    [1250],
    [1250],
    [1001],
  ],
  ['remove', [211, 239], [], [239], 'remove', [211], [], [239]],
  ['remove: the last item', [239], [], [239], 'remove', [], [], [239]],
  ['removing what is not there changes nothing', [211], [], [239], null, [211], [], []],
  ['taking out and putting back changes nothing', [211], [211], [211], null, [211], [], []],
  ['adding wins over removing', [211, 239], [212], [239], 'add', [211, 212], [212], [239]],
  ['nothing asked', [211], [], [], null, [211], [], []],
];

describe('changeCart', () => {
  it.each(table)('%s: %j + %j - %j', (_, before, add, remove, type, after, added, removed) => {
    const { state, change: made } = change(cart(...before), add, remove);
    expect({ type: made.type, after: state.productIds }).toEqual({ type, after });
    expect([made.addedProductIds, made.removedProductIds]).toEqual([added, removed]);
  });

  it('S4.16: the cart is sorted by the default upsell order', () => {
    expect(change(empty, [353, 343, 212, 333, 323, 313, 239, 211]).state.productIds).toEqual([
      211, 239, 313, 323, 333, 212, 343, 353,
    ]);
  });

  it('S4.10: a swap moves the removed product to the upsell list', () => {
    expect(empty.upsellProductIds).toEqual([239, 313, 323, 333, 343]);
    expect(change(cart(211, 210), [503]).state.upsellProductIds).toEqual([239, 313, 323, 333, 343, 211, 210]);
  });

  it('the upsell list contains no product of the cart, and none twice', () => {
    expect(change(cart(239), [604]).state.upsellProductIds).toEqual([313, 323, 333, 343, 239]);
    const back = change(change(cart(239), [604]).state, [239]).state;
    expect(back.upsellProductIds).toEqual([313, 323, 333, 343, 604]);
  });

  it('a swap of specialty does not change the upsell list', () => {
    expect(change(cart(211), [1001]).state.upsellProductIds).toEqual(empty.upsellProductIds);
  });

  it.each([
    ['finasteride and foam to the combination', [211, 239], [503], true],
    ['foam to tablets', [239], [702], true],
    ['specialty', [211], [1001], true],
    ['cadence only', [239], [604], false],
    ['cadence beside something new', [239], [604, 313], false],
    ['no swap', [239], [211], false],
  ])('S4.12: a swap that changes the drug types sets a notice: %s', (_, before, add, expected) => {
    const { state, change: made } = change(cart(...before), add);
    expect([made.drugTypesChanged, state.notices.drugTypesChanged]).toEqual([expected, expected]);
  });

  it.each([
    ['taking out finasteride', [211, 239], [], [211], true],
    ['taking out foam', [211, 239], [], [239], false],
    ['swapping finasteride', [211], [503], [], false],
    ['taking out what was not there', [239], [], [211], false],
  ])(
    'S4.15: removing prescription products flags ineligible prescriptions: %s',
    (_, before, add, remove, expected) => {
      const { state, change: made } = change(cart(...before), add, remove);
      expect([made.hadIneligiblePrescriptions, state.hadIneligiblePrescriptions]).toEqual([
        expected,
        expected,
      ]);
    },
  );

  it('remembers ineligible prescriptions across later changes', () => {
    const later = change(change(cart(211, 239), [], [211]).state, [313]);
    expect(later.change.hadIneligiblePrescriptions).toBe(false);
    expect(later.state.hadIneligiblePrescriptions).toBe(true);
  });

  it('records prices and specialties before and after', () => {
    expect(change(cart(211, 313), [1001]).change).toEqual({
      type: 'swap_specialty',
      addedProductIds: [1001],
      removedProductIds: [211, 313],
      from: [
        { id: 211, price: 5400 },
        { id: 313, price: 3900 },
      ],
      to: [{ id: 1001, price: 3000 }],
      fromSpecialty: 'hair_loss_care',
      toSpecialty: 'sexual_health',
      drugTypesChanged: true,
      hadIneligiblePrescriptions: false,
    });
    expect(change(empty, [353]).change).toMatchObject({ fromSpecialty: null, toSpecialty: 'sexual_health' });
    expect(change(cart(313), [1001]).change.toSpecialty).toBe('sexual_health');
  });

  it('S8.6: product data that was not saved throws, and the message says to save it first', () => {
    expect(() => changeCart(empty, { add: [211] }, [])).toThrow('save products data first');
  });

  it.each([
    [[5], []],
    [[], [5]],
  ])('throws on an id that the products data does not contain: + %j - %j', (add, remove) => {
    expect(() => change(empty, add, remove)).toThrow(
      'Product 5 is not in the products data: update the data.',
    );
  });
});

describe('the panel', () => {
  const swapped = change(cart(211), [503]).state;
  const swappedSpecialty = change(cart(211), [1001]).state;

  it('opens when something is added, and not when something is removed', () => {
    expect(change(empty, [239]).state.isOpen).toBe(true);
    expect(change(cart(211, 239), [], [239]).state.isOpen).toBe(false);
    expect(openCart(empty).isOpen).toBe(true);
  });

  it('determines which notice is shown', () => {
    expect(swapped.notices).toEqual({ conflict: true, specialtySwap: false, drugTypesChanged: true });
    expect(swappedSpecialty.notices).toEqual({
      conflict: false,
      specialtySwap: true,
      drugTypesChanged: true,
    });
  });

  it('S4.8: closing the panel clears the notices of conflict and specialty swap', () => {
    for (const state of [swapped, swappedSpecialty])
      expect(closeCart(state)).toEqual({ ...state, isOpen: false, notices: empty.notices });
  });

  it('S4.13: removing the last item clears the conflict flag, removing another does not', () => {
    const two = change(swapped, [313]).state;
    expect(change(two, [], [313]).state.notices.conflict).toBe(true);
    expect(change(swapped, [], [503]).state.notices.conflict).toBe(false);
  });

  it('S4.14: clearing empties the cart and resets the upsell list', () => {
    expect(clearCart(swapped, catalogueProducts)).toMatchObject({
      productIds: [],
      upsellProductIds: empty.upsellProductIds,
      isOpen: true,
      notices: empty.notices,
    });
  });

  it('undo reverts a swap or a clearing, once', () => {
    const undone = undoCartChange(swapped);
    expect(undone).toEqual({ ...cart(211), isOpen: true });
    expect(undoCartChange(undone)).toBe(undone);
    expect(undoCartChange(clearCart(swapped, catalogueProducts)).productIds).toEqual([503]);
  });

  it('keeps the undo state when a change changes nothing', () => {
    expect(change(swapped, [503]).state).toBe(swapped);
  });
});
