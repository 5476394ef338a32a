import type { Product } from '#modules/catalogue/index.ts';
import type { AnswerTo, MiniQuizAnswers } from './answers.ts';
import type { Recommendation } from './recommendations.ts';

const patterns: Readonly<Record<AnswerTo<'where'>, string>> = {
  hairline: 'You notice hair loss at your hairline.',
  crown: 'You notice hair loss at your crown.',
  both: 'You notice hair loss at your hairline and crown.',
  patchy: 'You lose hair in patches.',
  not_yet: 'You have not noticed hair loss yet.',
};

/** The pattern of hair loss that the visitor told, as one sentence; null before it is told. */
export const patternOf = ({ where: [where] }: MiniQuizAnswers): string | null =>
  where === undefined ? null : patterns[where];

/** Whether a product is recommended that acts on hair loss over months, so that the year of treatment applies. */
export const treatsHairLoss = (recommended: readonly Recommendation[]): boolean =>
  recommended.some(({ product }) => /finasteride|minoxidil/.test(product.drugType));

/**
 * The compounded gel or foam with finasteride, for a visitor who would rather treat the scalp and is recommended the tablet;
 * null when nothing of the kind can be chosen. The mini quiz never recommends it (S9.1 to S9.8), because it is not
 * FDA-approved.
 */
export const scalpAlternative = <One extends Pick<Product, 'drugType' | 'userSelectable'>>(
  answers: MiniQuizAnswers,
  recommended: readonly Recommendation[],
  offered: readonly One[],
): One | null => {
  const suggestsTablet = recommended.some(({ product }) => product.drugType === 'finasteride');
  if (answers.treatmentType !== 'topical' || !suggestsTablet) return null;
  return (
    offered.find(
      ({ drugType, userSelectable }) => userSelectable && drugType === 'topical_finasteride_and_minoxidil',
    ) ?? null
  );
};
