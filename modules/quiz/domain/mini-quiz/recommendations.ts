import { DAYS_PER_MONTH } from '#kernel/dates.ts';
import type { DrugType, Product } from '#modules/catalogue/index.ts';
import type { MiniQuizAnswers } from './answers.ts';
import { holds, type MiniQuizVariant } from './conditions.ts';
import { type RecommendationRule, recommendationRules } from './recommendation-rules.ts';

export interface Recommendation {
  readonly product: Product;
  /** One plain sentence, from the rule that chose the product. */
  readonly reason: string;
  readonly ruleId: string;
}

export interface Recommendations {
  /** Patchy hair loss: the visitor is sent to a doctor and nothing is recommended. */
  readonly askADoctor: boolean;
  readonly products: readonly Recommendation[];
}

/**
 * The order of results (S9.12). It leaves out the combination's foam, the spray, oral
 * minoxidil and the supplement: forms of minoxidil stand together, and the supplement closes the list (guess).
 */
export const recommendationOrder: readonly DrugType[] = [
  'topical_finasteride_and_minoxidil',
  'topical_finasteride_and_minoxidil_foam',
  'finasteride',
  'minoxidil_foam',
  'minoxidil',
  'minoxidil_spray',
  'minoxidil_oral',
  'thickening_shampoo',
  'thickening_conditioner',
  'pomade',
  'ketoconazole',
  'daily_defense_supplement',
];

/** Months of the base plan, the only plan that results show by themselves. */
const BASE_CADENCE = 3;

const cadence = (product: Product): number => product.supplyInDays / DAYS_PER_MONTH;

/**
 * Products for these answers (S9.1 to S9.10): one per drug type, on the three-month plan, or on the
 * longest plan of the drug type when the cart already holds a plan over three months. Ids in the cart that are
 * not products count for nothing. Throws when a recommended drug type has no three-month plan (S8.7).
 */
export const recommend = (
  answers: MiniQuizAnswers,
  products: readonly Product[],
  {
    cartProductIds = [],
    variant = null,
    notOffered = [],
  }: {
    cartProductIds?: readonly number[];
    variant?: MiniQuizVariant;
    /** Drugs that are never recommended. */
    notOffered?: readonly DrugType[];
  } = {},
): Recommendations => {
  if (answers.where.includes('patchy')) return { askADoctor: true, products: [] };
  const longest = products.some(
    (product) => cartProductIds.includes(product.id) && cadence(product) > BASE_CADENCE,
  );
  const chosen = recommendationRules
    .filter((rule) => !notOffered.includes(rule.drugType) && holds(rule.when, answers, variant))
    .map((rule) => ({
      product: planOf(rule.drugType, products, longest),
      reason: sentenceOf(rule, answers, variant),
      ruleId: rule.id,
    }));
  return { askADoctor: false, products: chosen.toSorted(byRecommendationOrder) };
};

const sentenceOf = (
  { id, because }: RecommendationRule,
  answers: MiniQuizAnswers,
  variant: MiniQuizVariant,
): string => {
  const found = because.find((reason) => !('when' in reason) || holds(reason.when, answers, variant));
  if (!found) throw new Error(`The rule ${id} has no sentence for these answers.`);
  return found.sentence;
};

const byRecommendationOrder = (a: Recommendation, b: Recommendation): number =>
  recommendationOrder.indexOf(a.product.drugType) - recommendationOrder.indexOf(b.product.drugType);

const planOf = (drugType: DrugType, products: readonly Product[], longest: boolean): Product => {
  const plans = products.filter(
    (product) => product.drugType === drugType && product.userSelectable && !product.buyNow,
  );
  const base = plans.find((product) => cadence(product) === BASE_CADENCE);
  if (!base) throw new Error(`No three-month plan of ${drugType} in the products data: update the data.`);
  return longest
    ? plans.reduce((longer, plan) => (cadence(plan) > cadence(longer) ? plan : longer), base)
    : base;
};
