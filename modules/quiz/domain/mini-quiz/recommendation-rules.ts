import type { DrugType } from '#modules/catalogue/index.ts';
import type { AnswerTo } from './answers.ts';
import type { Condition } from './conditions.ts';

export interface RecommendationRule {
  readonly id: string;
  readonly drugType: DrugType;
  readonly when: Condition;
  /**
   * One plain sentence for the visitor that says why the product is recommended: the first whose condition is true.
   * The last has no condition.
   */
  readonly because: readonly [...{ when: Condition; sentence: string }[], { sentence: string }];
}

const at = (...isAnyOf: AnswerTo<'where'>[]): Condition => ({ answer: 'where', isAnyOf });
const prefers = (...isAnyOf: AnswerTo<'treatmentType'>[]): Condition => ({
  answer: 'treatmentType',
  isAnyOf,
});
const interestedIn = (...isAnyOf: AnswerTo<'activeIngredientInterests'>[]): Condition => ({
  answer: 'activeIngredientInterests',
  isAnyOf,
});
const wants = (...isAnyOf: AnswerTo<'otcInterests'>[]): Condition => ({ answer: 'otcInterests', isAnyOf });
const wantsThickness: Condition = { answer: 'expectedResult', isAnyOf: ['hair-thickening'] };
const hasDandruff: Condition = { answer: 'dandruff', isAnyOf: [1] };

const suitsTopicalMinoxidil: readonly Condition[] = [
  at('not_yet', 'crown', 'both'),
  { not: prefers('pills') },
];
const wantsSprayExtras: Condition = { anyOf: [interestedIn('tretinoin'), wants('vitamins_supplements')] };
const suitsHairCare: Condition = {
  anyOf: [
    at('not_yet'),
    wants('hair_care'),
    // One variant uses only “not yet” or hair care.
    { allOf: [wantsThickness, { not: { variant: 'SBS' } }] },
  ],
};

const hairCareReasons = (product: string): RecommendationRule['because'] => [
  {
    when: wants('hair_care'),
    sentence: `You asked for hair care, and this ${product} makes hair look thicker.`,
  },
  {
    when: wantsThickness,
    sentence: `You want your hair to look thicker, and this ${product} helps with that look.`,
  },
  {
    sentence: `You have not noticed hair loss yet, so a ${product} that makes hair look fuller may be all you want.`,
  },
];

/** The mini quiz's rules (S9.1 to S9.8). Patchy hair loss is judged before them. */
export const recommendationRules: readonly RecommendationRule[] = [
  {
    id: 'finasteride',
    drugType: 'finasteride',
    when: { not: at('not_yet') },
    because: [
      // Minoxidil for the scalp is not recommended at the hairline: its label says that it is for the crown only.
      {
        when: { allOf: [prefers('topical'), at('hairline')] },
        sentence:
          'You would rather treat your scalp, but minoxidil for the scalp is approved for the crown only, so we suggest this prescription tablet, which lowers the hormone that causes male pattern hair loss.',
      },
      {
        when: prefers('topical'),
        sentence:
          'You would rather treat your scalp, and this prescription tablet works together with that: it lowers the hormone that causes male pattern hair loss.',
      },
      {
        sentence:
          'You notice hair loss, and this prescription tablet lowers the hormone that causes male pattern hair loss.',
      },
    ],
  },
  {
    id: 'minoxidil-foam',
    drugType: 'minoxidil_foam',
    when: { allOf: [...suitsTopicalMinoxidil, { not: wantsSprayExtras }] },
    because: [
      {
        when: at('not_yet'),
        sentence:
          'You have not noticed hair loss yet, and this foam for the crown is an option if thinning begins.',
      },
      { sentence: 'You notice thinning at the crown, where minoxidil on the scalp is approved for use.' },
    ],
  },
  {
    id: 'minoxidil-spray',
    drugType: 'minoxidil_spray',
    when: { allOf: [...suitsTopicalMinoxidil, wantsSprayExtras] },
    // The spray is sold without tretinoin (see the catalog), so an interest in tretinoin must not read as a promise.
    because: [
      {
        when: wants('vitamins_supplements'),
        sentence: 'You are interested in vitamins, and this minoxidil spray for the crown contains some.',
      },
      {
        sentence:
          'You are interested in more than plain minoxidil, and this spray adds vitamins but no tretinoin.',
      },
    ],
  },
  {
    id: 'minoxidil-oral',
    drugType: 'minoxidil_oral',
    when: {
      anyOf: [
        { allOf: [prefers('pills'), at('crown', 'both')] },
        // One variant also allows the hairline.
        { allOf: [{ variant: 'LBS' }, at('hairline'), prefers('pills', 'dontCare')] },
      ],
    },
    because: [
      {
        when: prefers('pills'),
        sentence:
          'You would rather take a tablet, and a clinician can prescribe minoxidil as one, off-label.',
      },
      { sentence: 'You are open to a tablet, and a clinician can prescribe minoxidil as one, off-label.' },
    ],
  },
  {
    id: 'shampoo',
    drugType: 'thickening_shampoo',
    when: suitsHairCare,
    because: hairCareReasons('shampoo'),
  },
  {
    id: 'conditioner',
    drugType: 'thickening_conditioner',
    when: suitsHairCare,
    because: hairCareReasons('conditioner'),
  },
  {
    id: 'pomade',
    drugType: 'pomade',
    when: wants('hair_styling'),
    because: [{ sentence: 'You asked for styling products, and this pomade makes hair look thicker.' }],
  },
  {
    id: 'ketoconazole',
    drugType: 'ketoconazole',
    when: { anyOf: [hasDandruff, interestedIn('ketoconazole')] },
    because: [
      {
        when: hasDandruff,
        sentence:
          'You have dandruff, and a clinician can prescribe this antifungal shampoo for it, off-label.',
      },
      {
        sentence:
          'You are interested in ketoconazole, and a clinician can prescribe this shampoo, off-label.',
      },
    ],
  },
  {
    id: 'supplement',
    drugType: 'daily_defense_supplement',
    when: { anyOf: [interestedIn('saw_palmetto'), wants('vitamins_supplements')] },
    because: [
      {
        when: wants('vitamins_supplements'),
        sentence: 'You are interested in vitamins, and this daily supplement contains some.',
      },
      { sentence: 'You are interested in saw palmetto, and this daily supplement contains it.' },
    ],
  },
];
