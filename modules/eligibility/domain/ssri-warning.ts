import { earlyEjaculationTexts } from './rules/sexual-health/texts.ts';

/** A part of the warning, in the words of the counsel text with this rule id. */
export interface WarningPart {
  readonly ruleId: string;
  readonly title: string;
  readonly text: string;
}

/** By rule id. */
const titles: ReadonlyMap<string, string> = new Map([
  ['SSRI-BOXED', 'Boxed warning: thoughts of suicide'],
  ['SSRI-TAPER', 'Do not stop suddenly'],
  ['SSRI-SEXUAL', 'Effects on sex, which may last'],
  ['SSRI-ALCOHOL-DRIVING', 'Alcohol and driving'],
]);

/**
 * The warning that the patient agrees to before an antidepressant is prescribed for early ejaculation
 * (docs/clinical/premature-ejaculation.md#PE-INTERSTITIAL), in the order of the counsel texts.
 */
export const ssriWarning: readonly WarningPart[] = earlyEjaculationTexts.flatMap(
  ({ id: ruleId, reasonForPatient: text }) => {
    const title = titles.get(ruleId);
    return title === undefined ? [] : [{ ruleId, title, text }];
  },
);
