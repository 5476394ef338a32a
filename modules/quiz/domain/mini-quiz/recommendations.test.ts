import { describe, expect, it } from 'vitest';
import { catalogueProducts } from '#modules/catalogue/data/products.ts';
import { type MiniQuizAnswers, noAnswers } from './answers.ts';
import type { MiniQuizVariant } from './conditions.ts';
import { recommend, recommendationOrder } from './recommendations.ts';

type Given = Partial<MiniQuizAnswers>;
const drugTypesFor = (given: Given, variant: MiniQuizVariant = null): string[] =>
  recommend({ ...noAnswers, ...given }, catalogueProducts, { variant }).products.map(
    ({ product }) => product.drugType,
  );
const idsFor = (given: Given, cartProductIds: number[] = []): number[] =>
  recommend({ ...noAnswers, ...given }, catalogueProducts, { cartProductIds }).products.map(
    ({ product }) => product.id,
  );

/** [sentence of specification section 9, drug type, answers, recommended?, variant] */
const table: [string, string, Given, boolean, MiniQuizVariant?][] = [
  ['Finasteride: where is not not_yet', 'finasteride', { where: ['hairline'] }, true],
  ['Finasteride: where is not not_yet', 'finasteride', { where: ['not_yet'] }, false],
  ['Minoxidil foam: not_yet', 'minoxidil_foam', { where: ['not_yet'] }, true],
  ['Minoxidil foam: crown', 'minoxidil_foam', { where: ['crown'], treatmentType: 'topical' }, true],
  ['Minoxidil foam: both', 'minoxidil_foam', { where: ['both'], treatmentType: 'dontCare' }, true],
  ['Minoxidil foam: not the hairline', 'minoxidil_foam', { where: ['hairline'] }, false],
  ['Minoxidil foam: and not pills', 'minoxidil_foam', { where: ['crown'], treatmentType: 'pills' }, false],
  [
    'Minoxidil foam: and no tretinoin interest',
    'minoxidil_foam',
    { where: ['crown'], activeIngredientInterests: ['tretinoin'] },
    false,
  ],
  [
    'Minoxidil foam: and no vitamins interest',
    'minoxidil_foam',
    { where: ['crown'], otcInterests: ['vitamins_supplements'] },
    false,
  ],
  [
    'Minoxidil spray: with a tretinoin interest',
    'minoxidil_spray',
    { where: ['both'], activeIngredientInterests: ['tretinoin'] },
    true,
  ],
  [
    'Minoxidil spray: with a vitamins interest',
    'minoxidil_spray',
    { where: ['not_yet'], otcInterests: ['vitamins_supplements'] },
    true,
  ],
  [
    'Minoxidil spray: the same condition (not pills)',
    'minoxidil_spray',
    { where: ['crown'], treatmentType: 'pills', otcInterests: ['vitamins_supplements'] },
    false,
  ],
  ['Minoxidil spray: only with an interest', 'minoxidil_spray', { where: ['crown'] }, false],
  ['Ketoconazole: dandruff yes', 'ketoconazole', { where: ['not_yet'], dandruff: 1 }, true],
  ['Ketoconazole: dandruff no', 'ketoconazole', { where: ['crown'], dandruff: 0 }, false],
  [
    'Ketoconazole: or ketoconazole interest',
    'ketoconazole',
    { where: ['crown'], dandruff: 0, activeIngredientInterests: ['ketoconazole'] },
    true,
  ],
  ['Shampoo: not_yet', 'thickening_shampoo', { where: ['not_yet'] }, true],
  ['Conditioner: not_yet', 'thickening_conditioner', { where: ['not_yet'] }, true],
  [
    'Shampoo: thickening wanted',
    'thickening_shampoo',
    { where: ['crown'], expectedResult: ['hair-thickening'] },
    true,
  ],
  [
    'Conditioner: hair care interest',
    'thickening_conditioner',
    { where: ['crown'], otcInterests: ['hair_care'] },
    true,
  ],
  ['Shampoo: otherwise not', 'thickening_shampoo', { where: ['crown'] }, false],
  [
    'One variant uses only not_yet or hair care: SBS, thickening wanted',
    'thickening_shampoo',
    { where: ['crown'], expectedResult: ['hair-thickening'] },
    false,
    'SBS',
  ],
  [
    'One variant uses only not_yet or hair care: SBS, not_yet',
    'thickening_conditioner',
    { where: ['not_yet'] },
    true,
    'SBS',
  ],
  [
    'One variant uses only not_yet or hair care: SBS, hair care',
    'thickening_shampoo',
    { where: ['crown'], otcInterests: ['hair_care'] },
    true,
    'SBS',
  ],
  ['Pomade: hair styling interest', 'pomade', { where: ['crown'], otcInterests: ['hair_styling'] }, true],
  ['Pomade: otherwise not', 'pomade', { where: ['crown'], otcInterests: ['hair_care'] }, false],
  ['Oral minoxidil: pills and crown', 'minoxidil_oral', { where: ['crown'], treatmentType: 'pills' }, true],
  ['Oral minoxidil: pills and both', 'minoxidil_oral', { where: ['both'], treatmentType: 'pills' }, true],
  [
    'Oral minoxidil: not without pills',
    'minoxidil_oral',
    { where: ['crown'], treatmentType: 'dontCare' },
    false,
  ],
  [
    'Oral minoxidil: not for the hairline',
    'minoxidil_oral',
    { where: ['hairline'], treatmentType: 'pills' },
    false,
  ],
  [
    'One variant also allows hairline with pills: LBS',
    'minoxidil_oral',
    { where: ['hairline'], treatmentType: 'pills' },
    true,
    'LBS',
  ],
  [
    'One variant also allows hairline with dontCare: LBS',
    'minoxidil_oral',
    { where: ['hairline'], treatmentType: 'dontCare' },
    true,
    'LBS',
  ],
  [
    'LBS: hairline with topical not',
    'minoxidil_oral',
    { where: ['hairline'], treatmentType: 'topical' },
    false,
    'LBS',
  ],
  [
    'Supplement: saw palmetto interest',
    'daily_defense_supplement',
    { where: ['crown'], activeIngredientInterests: ['saw_palmetto'] },
    true,
  ],
  [
    'Supplement: vitamins interest',
    'daily_defense_supplement',
    { where: ['crown'], otcInterests: ['vitamins_supplements'] },
    true,
  ],
  ['Supplement: otherwise not', 'daily_defense_supplement', { where: ['crown'] }, false],
];

describe('recommend (specification section 9)', () => {
  it.each(table)('“%s” → %s for %j: %s', (_, drugType, given, expected, variant = null) => {
    expect(drugTypesFor(given, variant).includes(drugType)).toBe(expected);
  });

  it('“Patchy gives ask-a-doctor with no recommendations”', () => {
    const answers: MiniQuizAnswers = {
      ...noAnswers,
      where: ['patchy'],
      dandruff: 1,
      otcInterests: ['hair_care'],
    };
    expect(recommend(answers, catalogueProducts)).toEqual({ askADoctor: true, products: [] });
    expect(recommend({ ...answers, where: ['crown'] }, catalogueProducts).askADoctor).toBe(false);
  });

  it('“Quiz results show only cadence 3 plans that are not buy-now, in this drug type order”', () => {
    const everything: Given = {
      where: ['both'],
      dandruff: 1,
      expectedResult: ['hair-thickening'],
      otcInterests: ['hair_styling', 'vitamins_supplements'],
    };
    expect(idsFor(everything)).toEqual([211, 711, 313, 323, 333, 212, 343]);
    expect(idsFor({ ...everything, treatmentType: 'pills' })).toEqual([211, 702, 313, 323, 333, 212, 343]);
    expect(idsFor({ ...everything, otcInterests: [] })).toEqual([211, 239, 313, 323, 212]);
  });

  it('keeps the specification’s order of drug types where it gives one', () => {
    const given = [
      'topical_finasteride_and_minoxidil',
      'finasteride',
      'minoxidil_foam',
      'minoxidil',
      'thickening_shampoo',
      'thickening_conditioner',
      'pomade',
      'ketoconazole',
    ];
    expect(recommendationOrder.filter((drugType) => given.includes(drugType))).toEqual(given);
  });

  it.each([
    ['nothing', [], [211, 239, 313, 323]],
    ['a three-month plan', [211], [211, 239, 313, 323]],
    ['a one-time purchase', [346], [211, 239, 313, 323]],
    ['an id that is no product', [999_999], [211, 239, 313, 323]],
    ['a six-month plan', [407], [405, 605, 315, 325]],
    ['a twelve-month plan among others', [211, 605], [405, 605, 315, 325]],
  ])(
    '“If the cart holds a plan with cadence over 3, recommended products switch to the longest cadence”: cart with %s',
    (_, cart, expected) => {
      expect(idsFor({ where: ['crown'], expectedResult: ['hair-thickening'] }, cart)).toEqual(expected);
    },
  );

  it('stays on three months where the drug type has no longer plan', () => {
    expect(idsFor({ where: ['crown'], treatmentType: 'pills' }, [405])).toEqual([405, 702]);
  });

  it('never shows a buy-now product or one that a visitor may not choose', () => {
    const tampered = catalogueProducts.map((product) => {
      if (product.id === 211) return { ...product, buyNow: true };
      return product.id === 406 ? { ...product, userSelectable: false, supplyInDays: 90 } : product;
    });
    const fallback = catalogueProducts
      .filter(({ id }) => id === 211)
      .map((product) => ({ ...product, id: 9 }));
    const { products } = recommend({ ...noAnswers, where: ['hairline'] }, [...tampered, ...fallback]);
    expect(products.map(({ product }) => product.id)).toEqual([9]);
  });

  it('“Recommended product missing from product data”: “Throws, telling the developer to update the data”', () => {
    const without = catalogueProducts.filter(({ id }) => id !== 211);
    expect(() => recommend({ ...noAnswers, where: ['crown'] }, without)).toThrow(
      'No three-month plan of finasteride in the products data: update the data.',
    );
  });
});
