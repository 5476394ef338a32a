import { expect, it } from 'vitest';
import { catalogueProducts } from '#modules/catalogue/data/products.ts';
import { type MiniQuizAnswers, noAnswers } from './answers.ts';
import { recommend } from './recommendations.ts';

type Given = Partial<MiniQuizAnswers>;

it.each<[string, Given, string, string]>([
  ['finasteride', { where: ['hairline'] }, 'finasteride', 'You notice hair loss, and'],
  [
    'finasteride, although the scalp is preferred, at the hairline',
    { where: ['hairline'], treatmentType: 'topical' },
    'finasteride',
    'You would rather treat your scalp, but minoxidil for the scalp is approved for the crown only',
  ],
  [
    'finasteride, beside foam for the scalp',
    { where: ['both'], treatmentType: 'topical' },
    'finasteride',
    'You would rather treat your scalp, and this prescription tablet works together with that',
  ],
  ['foam', { where: ['crown'] }, 'minoxidil-foam', 'You notice thinning at the crown'],
  ['foam, not yet', { where: ['not_yet'] }, 'minoxidil-foam', 'You have not noticed hair loss yet'],
  [
    'spray for tretinoin',
    { where: ['crown'], activeIngredientInterests: ['tretinoin'] },
    'minoxidil-spray',
    'You are interested in more than plain minoxidil, and this spray adds vitamins but no tretinoin.',
  ],
  [
    'tablets',
    { where: ['crown'], treatmentType: 'pills' },
    'minoxidil-oral',
    'You would rather take a tablet',
  ],
  ['shampoo', { where: ['not_yet'] }, 'shampoo', 'You have not noticed hair loss yet'],
  [
    'conditioner',
    { where: ['crown'], expectedResult: ['hair-thickening'] },
    'conditioner',
    'You want your hair to look thicker',
  ],
  [
    'shampoo asked for',
    { where: ['crown'], otcInterests: ['hair_care'] },
    'shampoo',
    'You asked for hair care',
  ],
  ['dandruff', { where: ['crown'], dandruff: 1 }, 'ketoconazole', 'You have dandruff'],
  [
    'ketoconazole interest',
    { where: ['crown'], activeIngredientInterests: ['ketoconazole'] },
    'ketoconazole',
    'You are interested in ketoconazole',
  ],
  [
    'saw palmetto',
    { where: ['crown'], activeIngredientInterests: ['saw_palmetto'] },
    'supplement',
    'You are interested in saw palmetto',
  ],
])('says why in one sentence: %s', (_, given, ruleId, start) => {
  const found = recommend({ ...noAnswers, ...given }, catalogueProducts).products.find(
    (each) => each.ruleId === ruleId,
  );
  expect(found?.reason.startsWith(start)).toBe(true);
  expect(found?.reason.match(/[.!?](\s|$)/g)).toEqual(['.']);
});
