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

type Case = [drugType: string, given: Given, recommended: boolean, variant?: MiniQuizVariant];

/** Each recommendation rule (S9.1 to S9.8), with the answers that try each part of it. */
const rules: readonly (readonly [sentence: string, cases: readonly Case[]])[] = [
  [
    'S9.1: finasteride unless where is "not yet"',
    [
      ['finasteride', { where: ['hairline'] }, true],
      ['finasteride', { where: ['crown'] }, true],
      ['finasteride', { where: ['both'] }, true],
      ['finasteride', { where: ['not_yet'] }, false],
    ],
  ],
  [
    'S9.2: foam for "not yet", crown or both, without pills and without an interest in tretinoin or vitamins',
    [
      ['minoxidil_foam', { where: ['not_yet'] }, true],
      ['minoxidil_foam', { where: ['crown'], treatmentType: 'topical' }, true],
      ['minoxidil_foam', { where: ['both'], treatmentType: 'dontCare' }, true],
      ['minoxidil_foam', { where: ['hairline'] }, false],
      ['minoxidil_foam', { where: ['crown'], treatmentType: 'pills' }, false],
      ['minoxidil_foam', { where: ['crown'], activeIngredientInterests: ['tretinoin'] }, false],
      ['minoxidil_foam', { where: ['crown'], otcInterests: ['vitamins_supplements'] }, false],
    ],
  ],
  [
    'S9.3: spray instead of foam for an interest in tretinoin or vitamins',
    [
      ['minoxidil_spray', { where: ['both'], activeIngredientInterests: ['tretinoin'] }, true],
      ['minoxidil_spray', { where: ['not_yet'], otcInterests: ['vitamins_supplements'] }, true],
      ['minoxidil_spray', { where: ['crown'], otcInterests: ['vitamins_supplements'] }, true],
      ['minoxidil_spray', { where: ['hairline'], otcInterests: ['vitamins_supplements'] }, false],
      [
        'minoxidil_spray',
        { where: ['crown'], treatmentType: 'pills', otcInterests: ['vitamins_supplements'] },
        false,
      ],
      ['minoxidil_spray', { where: ['crown'] }, false],
    ],
  ],
  [
    'S9.4: ketoconazole for dandruff or an interest in it',
    [
      ['ketoconazole', { where: ['not_yet'], dandruff: 1 }, true],
      ['ketoconazole', { where: ['crown'], dandruff: 0 }, false],
      ['ketoconazole', { where: ['crown'], dandruff: 0, activeIngredientInterests: ['ketoconazole'] }, true],
    ],
  ],
  [
    'S9.5: shampoo and conditioner for "not yet", thickening or hair care',
    ['thickening_shampoo', 'thickening_conditioner'].flatMap((drugType): Case[] => [
      [drugType, { where: ['not_yet'] }, true],
      [drugType, { where: ['crown'], expectedResult: ['hair-thickening'] }, true],
      [drugType, { where: ['crown'], otcInterests: ['hair_care'] }, true],
      [drugType, { where: ['crown'] }, false],
    ]),
  ],
  [
    'S9.5: in one variant only for "not yet" or hair care',
    ['thickening_shampoo', 'thickening_conditioner'].flatMap((drugType): Case[] => [
      [drugType, { where: ['crown'], expectedResult: ['hair-thickening'] }, false, 'SBS'],
      [drugType, { where: ['not_yet'] }, true, 'SBS'],
      [drugType, { where: ['crown'], otcInterests: ['hair_care'] }, true, 'SBS'],
    ]),
  ],
  [
    'S9.6: pomade for hair styling',
    [
      ['pomade', { where: ['crown'], otcInterests: ['hair_styling'] }, true],
      ['pomade', { where: ['crown'], otcInterests: ['hair_care'] }, false],
    ],
  ],
  [
    'S9.7: oral minoxidil for pills with crown or both',
    [
      ['minoxidil_oral', { where: ['crown'], treatmentType: 'pills' }, true],
      ['minoxidil_oral', { where: ['both'], treatmentType: 'pills' }, true],
      ['minoxidil_oral', { where: ['crown'], treatmentType: 'dontCare' }, false],
      ['minoxidil_oral', { where: ['hairline'], treatmentType: 'pills' }, false],
      ['minoxidil_oral', { where: ['not_yet'], treatmentType: 'pills' }, false],
    ],
  ],
  [
    'S9.7: in one variant also for hairline with pills or no preference',
    [
      ['minoxidil_oral', { where: ['hairline'], treatmentType: 'pills' }, true, 'LBS'],
      ['minoxidil_oral', { where: ['hairline'], treatmentType: 'dontCare' }, true, 'LBS'],
      ['minoxidil_oral', { where: ['hairline'], treatmentType: 'topical' }, false, 'LBS'],
      ['minoxidil_oral', { where: ['crown'], treatmentType: 'dontCare' }, false, 'LBS'],
    ],
  ],
  [
    'S9.8: supplement for an interest in saw palmetto or vitamins',
    [
      ['daily_defense_supplement', { where: ['crown'], activeIngredientInterests: ['saw_palmetto'] }, true],
      ['daily_defense_supplement', { where: ['crown'], otcInterests: ['vitamins_supplements'] }, true],
      ['daily_defense_supplement', { where: ['crown'] }, false],
    ],
  ],
];

describe.each(rules)('%s', (_, cases) => {
  it.each(cases)('%s for %j: %s', (drugType, given, expected, variant = null) => {
    expect(drugTypesFor(given, variant).includes(drugType)).toBe(expected);
  });
});

describe('recommend', () => {
  it('S9.9: patchy hair loss leads to the advice to see a doctor, without a recommendation', () => {
    const answers: MiniQuizAnswers = {
      ...noAnswers,
      where: ['patchy'],
      dandruff: 1,
      otcInterests: ['hair_care'],
    };
    expect(recommend(answers, catalogueProducts)).toEqual({ askADoctor: true, products: [] });
    expect(recommend({ ...answers, where: ['crown'] }, catalogueProducts).askADoctor).toBe(false);
  });

  it('S9.11: results are 3-month plans that are not buy-now', () => {
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

  it('S9.12: results are in a fixed order of drug types', () => {
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
    'S9.10: a plan longer than 3 months in the cart switches recommendations to the longest cadence: cart with %s',
    (_, cart, expected) => {
      expect(idsFor({ where: ['crown'], expectedResult: ['hair-thickening'] }, cart)).toEqual(expected);
    },
  );

  it('uses the three-month plan where the drug type has no longer one', () => {
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

  it('S8.7: a recommended product that is missing from the data throws, and the message says to update it', () => {
    const without = catalogueProducts.filter(({ id }) => id !== 211);
    expect(() => recommend({ ...noAnswers, where: ['crown'] }, without)).toThrow(
      'No three-month plan of finasteride in the products data: update the data.',
    );
  });
});
