import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptsItself, compareProducts, type PlanItem } from './plan.ts';

const finasteride: PlanItem = {
  productId: 211,
  drugType: 'finasteride',
  needsPrescription: true,
  price: 6600,
};
const foam: PlanItem = { productId: 239, drugType: 'minoxidil_foam', needsPrescription: false, price: 4500 };
const solution: PlanItem = { productId: 240, drugType: 'minoxidil', needsPrescription: false, price: 4500 };

const same = { result: 'same', needsAcceptance: false };
const toAccept = { result: 'changed', needsAcceptance: true };

describe('comparing the plan with the request', () => {
  it.each<[string, PlanItem[], PlanItem[], object]>([
    ['the same products', [finasteride, foam], [finasteride, foam], same],
    ['another order', [finasteride, foam], [foam, finasteride], same],
    ['another strength at the same price', [finasteride], [{ ...finasteride, productId: 212 }], toAccept],
    ['another price', [finasteride], [{ ...finasteride, price: 6500 }], toAccept],
    ['a prescription added', [foam], [foam, finasteride], toAccept],
    ['a prescription left out', [finasteride, foam], [foam], toAccept],
    ['a store product left out, so another total', [finasteride, foam], [finasteride], toAccept],
    ['two instead of one', [finasteride], [finasteride, finasteride], toAccept],
    [
      'a store product swapped at the same price',
      [finasteride, foam],
      [finasteride, solution],
      { result: 'changed', needsAcceptance: false },
    ],
  ])('%s', (_, asked, proposed, expected) => {
    expect(compareProducts(asked, proposed)).toEqual(expected);
  });

  it('any change in a prescription line or in the total has to be accepted', () => {
    const items = fc.array(fc.constantFrom(finasteride, foam, solution, { ...finasteride, price: 1 }));
    const total = (plan: PlanItem[]): number => plan.reduce((sum, item) => sum + item.price, 0);
    fc.assert(
      fc.property(items, items, (asked, proposed) => {
        const { result, needsAcceptance } = compareProducts(asked, proposed);
        if (total(asked) !== total(proposed)) expect(needsAcceptance).toBe(true);
        if (result === 'same') expect(needsAcceptance).toBe(false);
      }),
    );
  });

  it('is accepted without asking only when that is allowed and nothing changed', () => {
    const unchanged = compareProducts([finasteride], [finasteride]);
    expect(acceptsItself(true, unchanged)).toBe(true);
    expect(acceptsItself(false, unchanged)).toBe(false);
    expect(acceptsItself(true, compareProducts([finasteride], [foam]))).toBe(false);
  });
});
