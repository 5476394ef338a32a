import fc from 'fast-check';
import { expect, it } from 'vitest';
import { catalogueProducts } from '#modules/catalogue/data/products.ts';
import { type AnswerTo, answerValues, type MiniQuizAnswers, noAnswers } from './answers.ts';
import type { MiniQuizVariant } from './conditions.ts';
import { recommend, recommendationOrder } from './recommendations.ts';

/*
 * A second reading of S9.1 to S9.9, written as tables of outcomes instead of rules, and compared with
 * the rules for every combination of the answers that matter.
 */

type Treatment = AnswerTo<'treatmentType'> | 'none';
/** Which form of minoxidil: topical (foam or spray), tablets, or none. */
type Minoxidil = 'scalp' | 'tablets' | '-';

const minoxidilBase: Record<'hairline' | 'crown' | 'both' | 'not_yet', Record<Treatment, Minoxidil>> = {
  hairline: { none: '-', topical: '-', dontCare: '-', pills: '-' },
  crown: { none: 'scalp', topical: 'scalp', dontCare: 'scalp', pills: 'tablets' },
  both: { none: 'scalp', topical: 'scalp', dontCare: 'scalp', pills: 'tablets' },
  not_yet: { none: 'scalp', topical: 'scalp', dontCare: 'scalp', pills: '-' },
};
const minoxidilFor = {
  base: minoxidilBase,
  SBS: minoxidilBase,
  LBS: {
    ...minoxidilBase,
    hairline: { none: '-', topical: '-', dontCare: 'tablets', pills: 'tablets' },
  } as const,
};

const expectedIds = (answers: MiniQuizAnswers, variant: MiniQuizVariant): number[] => {
  const [where] = answers.where;
  if (where === undefined || where === 'patchy') return [];
  const has = new Set<string>([
    ...answers.expectedResult,
    ...answers.activeIngredientInterests,
    ...answers.otcInterests,
  ]);
  const form = minoxidilFor[variant ?? 'base'][where][answers.treatmentType ?? 'none'];
  const extras = has.has('tretinoin') || has.has('vitamins_supplements');
  const hairCareSigns = variant === 'SBS' ? ['hair_care'] : ['hair_care', 'hair-thickening'];
  const hairCare = where === 'not_yet' || hairCareSigns.some((sign) => has.has(sign));
  const inOrder: [number, boolean][] = [
    [211, where !== 'not_yet'],
    [239, form === 'scalp' && !extras],
    [711, form === 'scalp' && extras],
    [702, form === 'tablets'],
    [313, hairCare],
    [323, hairCare],
    [333, has.has('hair_styling')],
    [212, answers.dandruff === 1 || has.has('ketoconazole')],
    [343, has.has('saw_palmetto') || has.has('vitamins_supplements')],
  ];
  return inOrder.filter(([, given]) => given).map(([id]) => id);
};

const subsets = <T>(items: readonly T[]): T[][] => {
  let sets: T[][] = [[]];
  for (const item of items) sets = sets.concat(sets.map((set) => [...set, item]));
  return sets;
};

// Only products that quiz results can show, so that 100,000 combinations stay fast.
const shown = catalogueProducts.filter(({ drugType }) => recommendationOrder.includes(drugType));

it('agrees with the table for every combination of answers and variant', () => {
  const combinations = [];
  for (const where of answerValues.where)
    for (const dandruff of [null, ...answerValues.dandruff])
      for (const treatmentType of [null, ...answerValues.treatmentType])
        for (const expectedResult of subsets(answerValues.expectedResult))
          combinations.push({ ...noAnswers, where: [where], dandruff, treatmentType, expectedResult });
  const interests = subsets(['tretinoin', 'saw_palmetto', 'ketoconazole'] as const);
  const otc = subsets(['vitamins_supplements', 'hair_care', 'hair_styling'] as const);

  const wrong: unknown[] = [];
  let count = 0;
  for (const some of combinations)
    for (const activeIngredientInterests of interests)
      for (const otcInterests of otc)
        for (const variant of [null, 'SBS', 'LBS'] as const) {
          count += 1;
          const answers = { ...some, activeIngredientInterests, otcInterests };
          const got = recommend(answers, shown, { variant }).products.map(({ product }) => product.id);
          const expected = expectedIds(answers, variant);
          if (got.join() !== expected.join()) wrong.push({ answers, variant, got, expected });
        }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(count).toBe(5 * 3 * 4 * 8 * 8 * 8 * 3);
});

const anyAnswers: fc.Arbitrary<MiniQuizAnswers> = fc.record({
  where: fc.constantFrom(...answerValues.where).map((where) => [where]),
  dandruff: fc.constantFrom(null, ...answerValues.dandruff),
  expectedResult: fc.subarray([...answerValues.expectedResult]),
  familyExperience: fc.subarray([...answerValues.familyExperience]),
  treatmentType: fc.constantFrom(null, ...answerValues.treatmentType),
  activeIngredientInterests: fc.subarray([...answerValues.activeIngredientInterests]),
  otcInterests: fc.subarray([...answerValues.otcInterests]),
});
const anyVariant = fc.constantFrom<MiniQuizVariant>(null, 'SBS', 'LBS');

it('agrees with the table when answers that no rule reads are added', () => {
  fc.assert(
    fc.property(anyAnswers, anyVariant, (answers, variant) => {
      const { products } = recommend(answers, catalogueProducts, { variant });
      expect(products.map(({ product }) => product.id)).toEqual(expectedIds(answers, variant));
    }),
  );
});

it('never recommends two products in conflict, and never throws on our own catalog', () => {
  fc.assert(
    fc.property(anyAnswers, anyVariant, fc.boolean(), (answers, variant, longest) => {
      const cartProductIds = longest ? [405] : [];
      const { products } = recommend(answers, catalogueProducts, { cartProductIds, variant });
      const ids = products.map(({ product }) => product.id);
      for (const { product } of products)
        for (const { productIds } of product.conflictProductCollections)
          expect(productIds.filter((id) => ids.includes(id))).toEqual([product.id]);
    }),
  );
});
