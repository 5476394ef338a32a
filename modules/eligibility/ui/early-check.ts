import { productNames } from '#client/data/product-names.ts';
import type { ReadFirst } from '#client/ui/read-first.tsx';
import { textId } from '#client/ui/text-id.ts';
import type { Answers } from '#modules/quiz/index.ts';
import { treatedDrugs } from '../domain/registry/treated-drugs.ts';
import type { Finding } from './reasons.tsx';

export interface VisitProduct {
  readonly drugType: string;
  readonly publicDisplayedName: string;
}

/**
 * The part of the eligibility rules that the browser may check: emergencies, immediately, and the texts to read before
 * submitting. Everything else is checked by the server only, which also repeats these. Loaded when first needed.
 */
const judge = async (answers: Answers, products: readonly VisitProduct[]) => {
  const { evaluate } = await import('../domain/index.ts');
  const drugTypes = treatedDrugs.filter((drug) => products.some(({ drugType }) => drugType === drug));
  // Age and state are checked by the server only, which knows the profile and the served states; here they pass.
  const state = typeof answers.state === 'string' ? answers.state : '';
  return evaluate({ answers, drugTypes, ageYears: 18, state, servedStates: [state] });
};

/** The result that ends a visit, as far as the answers alone show. */
export interface EarlyEnd {
  readonly outcome: 'emergency' | 'stop';
  readonly findings: readonly Finding[];
}

/** Null while the answers so far do not end the visit. */
export const earlyEnd = async (
  answers: Answers,
  products: readonly VisitProduct[],
): Promise<EarlyEnd | null> => {
  const { outcome, findings } = await judge(answers, products);
  if (outcome !== 'emergency' && outcome !== 'stop') return null;
  return {
    outcome,
    findings: findings
      .filter((finding) => finding.outcome === outcome)
      .map(({ ruleId, reasonForPatient }) => ({ ruleId, outcome, reason: reasonForPatient })),
  };
};

/** Counsel texts for the medicines that are still possible, each with the names of the products it is about. */
export const textsToRead = async (
  answers: Answers,
  products: readonly VisitProduct[],
): Promise<readonly ReadFirst[]> => {
  const { counselTexts } = await import('../domain/visit-guards.ts');
  return counselTexts(await judge(answers, products)).map(({ ruleId, drugTypes, reasonForPatient }) => ({
    id: textId.of(ruleId),
    title: productNames(products, drugTypes),
    text: reasonForPatient,
  }));
};
