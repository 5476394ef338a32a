import type { DrugType } from '#modules/catalogue/index.ts';
import type { Finding } from './evaluation.ts';
import type { Rule } from './rule.ts';

/** What a rule that fired says about these drugs. */
export const findingOf = (
  { id, version, outcome, scope, inputs, reasonForPatient, reasonForClinician, needsNewAnswer }: Rule,
  drugTypes: readonly DrugType[],
): Finding => ({
  ruleId: id,
  version,
  outcome,
  drugTypes,
  ...(scope && { scope }),
  inputs,
  reasonForPatient,
  reasonForClinician,
  ...(needsNewAnswer && { needsNewAnswer }),
});
