import { describe, expect, it } from 'vitest';
import { bundles, plans } from '../data/plans.ts';
import { catalogueProducts } from '../data/products.ts';
import { expandBundles, type PlanIdentifier, planProducts } from './plan.ts';

it.each([
  ['shampoo plus conditioner', [903], [313, 323]],
  ['finasteride plus minoxidil solution', [923], [211, 210]],
  ['finasteride plus minoxidil foam', [943], [211, 239]],
  ['a component beside its bundle counts once', [313, 903, 211], [313, 323, 211]],
  ['what is no bundle stays, known or not', [211, 9999], [211, 9999]],
  ['nothing', [], []],
])('S3.30: a bundle stands for its parts: %s', (_, ids, expected) => {
  expect(expandBundles(ids, bundles)).toEqual(expected);
});

/** Written from the requirement (S3.32), not from the data: drug types of each option of a plan. */
const meanings: Record<PlanIdentifier, string[][]> = {
  'plan-a': [['finasteride', 'minoxidil']],
  'plan-a-with-keto': [['finasteride', 'minoxidil', 'ketoconazole']],
  'plan-b': [['finasteride'], ['topical_finasteride_and_minoxidil']],
  'plan-b-with-keto': [
    ['finasteride', 'ketoconazole'],
    ['topical_finasteride_and_minoxidil', 'ketoconazole'],
  ],
  'plan-c': [['minoxidil'], ['minoxidil_oral']],
  'plan-c-with-keto': [
    ['minoxidil', 'ketoconazole'],
    ['minoxidil_oral', 'ketoconazole'],
  ],
  'plan-d': [],
  'minoxidil-foam': [['minoxidil_foam']],
  'minoxidil-foam-with-keto': [['minoxidil_foam', 'ketoconazole']],
  'finasteride-and-minoxidil-foam': [['finasteride', 'minoxidil_foam']],
  'finasteride-and-minoxidil-foam-with-keto': [['finasteride', 'minoxidil_foam', 'ketoconazole']],
  'ketoconazole-shampoo': [['ketoconazole']],
  'plan-follicular-unit-extraction': [['follicular_unit_extraction_procedure']],
  platelet_rich_plasma_treatment: [['platelet_rich_plasma_treatment']],
};

describe('S3.32: each plan identifier has its products', () => {
  it('all exist, and no others', () => {
    expect(plans.map(({ identifier }) => identifier).sort()).toEqual(Object.keys(meanings).sort());
  });

  it.each(plans)('$identifier maps to its products', ({ identifier, options }) => {
    const drugTypes = options.map((option) =>
      planProducts(option, 3, catalogueProducts).map(({ drugType }) => drugType),
    );
    expect(drugTypes).toEqual(meanings[identifier]);
  });

  it.each([
    ['plan-a', 3, [211, 210]],
    ['plan-a', 6, [406, 402]],
    ['plan-a-with-keto', 12, [405, 403, 408]],
    ['finasteride-and-minoxidil-foam', 12, [405, 605]],
    ['ketoconazole-shampoo', 6, [407]],
    // Sold one-time, as a deposit, or only every 3 months: they stay as they are.
    ['plan-follicular-unit-extraction', 6, [801]],
    ['platelet_rich_plasma_treatment', 3, [802]],
  ])('%s at %i months', (identifier, cadence, ids) => {
    const [option = []] = plans.find((plan) => plan.identifier === identifier)?.options ?? [];
    expect(planProducts(option, cadence, catalogueProducts).map(({ id }) => id)).toEqual(ids);
  });

  it('S3.22: three months is the base plan; a product without another cadence stays there', () => {
    expect(planProducts([503, 212], 12, catalogueProducts).map(({ id }) => id)).toEqual([503, 408]);
    expect(planProducts([702], 6, catalogueProducts).map(({ id }) => id)).toEqual([702]);
  });

  it('throws on a product that is not in the data', () => {
    expect(() => planProducts([5], 3, catalogueProducts)).toThrow('update the data');
  });
});
