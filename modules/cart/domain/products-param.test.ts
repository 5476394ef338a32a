import { describe, expect, it } from 'vitest';
import { catalogueProducts } from '#modules/catalogue/data/products.ts';
import { cartOf, readProductsParam, toProductsParam } from './products-param.ts';
import { reduceForTopicalCombination } from './topical-combination.ts';

describe('S2.49: readProductsParam reads product ids with commas between them', () => {
  it.each<[string, number[], string[]]>([
    ['239,211,junk', [239, 211], ['junk']],
    [' 239 , 211 ', [239, 211], []],
    ['239,239', [239], []],
    ['', [], []],
    [',,', [], []],
    ['-239,239.0,0239,2e2,0,<b>', [], ['-239', '239.0', '0239', '2e2', '0', '<b>']],
    ['9999999999', [], ['9999999999']],
    ['x,x', [], ['x']],
    [
      Array.from({ length: 51 }, (_, index) => index + 1).join(','),
      Array.from({ length: 50 }, (_, i) => i + 1),
      ['51'],
    ],
  ])('%j → %j, ignored %j', (param, ids, ignored) => {
    expect(readProductsParam(param)).toEqual({ ids, ignored });
  });

  it('can read what it writes', () => {
    expect(toProductsParam([239, 211])).toBe('239,211');
    expect(toProductsParam([])).toBe('');
  });
});

describe('reduceForTopicalCombination (S4.18)', () => {
  it.each([
    ['finasteride tablets and every other minoxidil go', [503, 211, 210, 702, 239, 711], [503], true],
    ['everything else stays', [313, 211, 501, 212], [313, 501, 212], true],
    ['the order does not matter', [211, 239, 513], [513], true],
    ['nothing to remove', [503, 212, 313], [503, 212, 313], false],
    ['no combination selected', [211, 239], [211, 239], false],
    ['nothing selected', [], [], false],
  ])('%s: %j', (_, ids, kept, removedAny) => {
    expect(reduceForTopicalCombination(ids, catalogueProducts)).toEqual({
      kept,
      removed: ids.filter((id) => !kept.includes(id)),
      removedAny,
    });
  });
});

describe('cartOf', () => {
  it.each([
    ['sorts', [212, 211], [211, 212]],
    ['lets the topical combination win in any order', [503, 211, 313], [503, 313]],
    ['keeps the last of others in conflict', [604, 239], [239]],
    ['keeps the last prescription specialty', [211, 1001], [1001]],
  ])('%s: %j', (_, ids, expected) => {
    expect(cartOf(ids, catalogueProducts).productIds).toEqual(expected);
  });

  it('starts closed, without notices or undo, with the given upsells', () => {
    expect(cartOf([604, 239], catalogueProducts, [212, 239, 212])).toEqual({
      productIds: [239],
      upsellProductIds: [212, 604],
      hadIneligiblePrescriptions: false,
      isOpen: false,
      notices: { conflict: false, specialtySwap: false, drugTypesChanged: false },
      undoTo: null,
    });
  });

  it('throws on unknown ids, in the cart and among the upsells', () => {
    expect(() => cartOf([5], catalogueProducts)).toThrow('Product 5');
    expect(() => cartOf([], catalogueProducts, [6])).toThrow('Product 6');
  });
});
