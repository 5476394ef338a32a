import { earlyEjaculationTexts } from './rules/sexual-health/texts.ts';

/** A part of the warning, in the words of the counsel text with this rule id. */
export interface WarningPart {
  readonly ruleId: string;
  readonly title: string;
  readonly text: string;
}

const titles: readonly (readonly [ruleId: string, title: string])[] = [
  ['SSRI-BOXED', 'Boxed warning: thoughts of suicide'],
  ['SSRI-TAPER', 'Do not stop suddenly'],
  ['SSRI-SEXUAL', 'Effects on sex, which may last'],
  ['SSRI-ALCOHOL-DRIVING', 'Alcohol and driving'],
];

/**
 * The warning that the patient agrees to before an antidepressant is prescribed for early ejaculation
 * (docs/clinical/premature-ejaculation.md#PE-INTERSTITIAL).
 */
export const ssriWarning: readonly WarningPart[] = titles.map(([ruleId, title]) => {
  const text = earlyEjaculationTexts.find(({ id }) => id === ruleId);
  if (!text) throw new Error(`There is no counsel text ${ruleId}.`);
  return { ruleId, title, text: text.reasonForPatient };
});
