import type { DrugType } from '#modules/catalogue/index.ts';
import type { AnswerTo, MiniQuizAnswers } from './answers.ts';

/**
 * Variants of the mini quiz. SBS narrows shampoo and conditioner to “not yet” or hair care; LBS also gives oral
 * minoxidil for the hairline with tablets or no preference. Null is the base rules.
 */
export type MiniQuizVariant = 'SBS' | 'LBS' | null;

export interface RecommendationRule {
  readonly id: string;
  readonly drugType: DrugType;
  readonly when: (answers: MiniQuizAnswers, variant: MiniQuizVariant) => boolean;
  /** One plain sentence for the person: why this product. */
  readonly reason: (answers: MiniQuizAnswers) => string;
}

const at = (answers: MiniQuizAnswers, ...places: AnswerTo<'where'>[]): boolean =>
  places.some((place) => answers.where.includes(place));
const wantsHairCare = (answers: MiniQuizAnswers): boolean => answers.otcInterests.includes('hair_care');
const wantsVitamins = (answers: MiniQuizAnswers): boolean =>
  answers.otcInterests.includes('vitamins_supplements');
const wantsSprayExtras = (answers: MiniQuizAnswers): boolean =>
  answers.activeIngredientInterests.includes('tretinoin') || wantsVitamins(answers);

const suitsTopicalMinoxidil = (answers: MiniQuizAnswers): boolean =>
  at(answers, 'not_yet', 'crown', 'both') && answers.treatmentType !== 'pills';
const suitsHairCare = (answers: MiniQuizAnswers, variant: MiniQuizVariant): boolean =>
  at(answers, 'not_yet') ||
  wantsHairCare(answers) ||
  (variant !== 'SBS' && answers.expectedResult.includes('hair-thickening'));

const hairCareReason = (product: string) => (answers: MiniQuizAnswers) => {
  if (wantsHairCare(answers)) return `You asked for hair care, and this ${product} makes hair look thicker.`;
  if (answers.expectedResult.includes('hair-thickening'))
    return `You want your hair to look thicker, and this ${product} helps with that look.`;
  return `You do not notice hair loss yet, so a ${product} that makes hair look fuller may be all you want.`;
};

/** The mini quiz's rules (specification section 9). Patchy hair loss is judged before them. */
export const recommendationRules: readonly RecommendationRule[] = [
  {
    id: 'finasteride',
    drugType: 'finasteride',
    when: (answers) => !at(answers, 'not_yet'),
    reason: () =>
      'You notice hair loss, and this prescription tablet lowers the hormone that drives the male pattern kind.',
  },
  {
    id: 'minoxidil-foam',
    drugType: 'minoxidil_foam',
    when: (answers) => suitsTopicalMinoxidil(answers) && !wantsSprayExtras(answers),
    reason: (answers) =>
      at(answers, 'not_yet')
        ? 'You do not notice hair loss yet, and this foam for the crown is there should thinning begin.'
        : 'You notice thinning at the crown, where minoxidil on the scalp is approved for use.',
  },
  {
    id: 'minoxidil-spray',
    drugType: 'minoxidil_spray',
    when: (answers) => suitsTopicalMinoxidil(answers) && wantsSprayExtras(answers),
    // The spray is sold as free of tretinoin (see the catalogue), so an interest in it must not read as a promise.
    reason: (answers) =>
      wantsVitamins(answers)
        ? 'You are interested in vitamins, and this minoxidil spray for the crown contains some.'
        : 'You are interested in more than plain minoxidil, and this spray adds vitamins but no tretinoin.',
  },
  {
    id: 'minoxidil-oral',
    drugType: 'minoxidil_oral',
    when: (answers, variant) =>
      (answers.treatmentType === 'pills' && at(answers, 'crown', 'both')) ||
      (variant === 'LBS' &&
        at(answers, 'hairline') &&
        (answers.treatmentType === 'pills' || answers.treatmentType === 'dontCare')),
    reason: (answers) =>
      answers.treatmentType === 'pills'
        ? 'You would rather take a tablet, and a clinician can prescribe minoxidil as one, off-label.'
        : 'You are open to a tablet, and a clinician can prescribe minoxidil as one, off-label.',
  },
  {
    id: 'shampoo',
    drugType: 'thickening_shampoo',
    when: suitsHairCare,
    reason: hairCareReason('shampoo'),
  },
  {
    id: 'conditioner',
    drugType: 'thickening_conditioner',
    when: suitsHairCare,
    reason: hairCareReason('conditioner'),
  },
  {
    id: 'pomade',
    drugType: 'pomade',
    when: (answers) => answers.otcInterests.includes('hair_styling'),
    reason: () => 'You asked for styling products, and this pomade makes hair look thicker.',
  },
  {
    id: 'ketoconazole',
    drugType: 'ketoconazole',
    when: (answers) => answers.dandruff === 1 || answers.activeIngredientInterests.includes('ketoconazole'),
    reason: (answers) =>
      answers.dandruff === 1
        ? 'You have dandruff, and a clinician can prescribe this antifungal shampoo for it, off-label.'
        : 'You are interested in ketoconazole, and a clinician can prescribe this shampoo, off-label.',
  },
  {
    id: 'supplement',
    drugType: 'daily_defense_supplement',
    when: (answers) => answers.activeIngredientInterests.includes('saw_palmetto') || wantsVitamins(answers),
    reason: (answers) =>
      wantsVitamins(answers)
        ? 'You are interested in vitamins, and this daily supplement contains some.'
        : 'You are interested in saw palmetto, and this daily supplement contains it.',
  },
];
