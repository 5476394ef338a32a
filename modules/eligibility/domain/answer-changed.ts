import type { DrugType } from '#modules/catalogue/index.ts';
import type { Finding } from './evaluation.ts';

/** How decisions name this finding. It compares answers, so it is no rule with a condition of its own. */
export const answerChangedRule = {
  id: 'ANSWER-CHANGED',
  version: 1,
  source: 'docs/clinical/how-rules-work.md#ANSWER-CHANGED',
} as const;

/**
 * A patient cannot avoid a stop by changing the answer back: both answers are stored and shown to the clinician
 * (`answerChangedRule`). A drug's own hard stop (an `alternative`) counts too. Null when no such answer was changed.
 *
 * @param takenBack What would have ended the visit or removed a drug by earlier answers, and no longer does.
 */
export const answerChanged = (
  takenBack: readonly Finding[],
  drugTypes: readonly DrugType[],
): Finding | null => {
  if (takenBack.length === 0) return null;
  const findings = [...new Map(takenBack.map((finding) => [finding.ruleId, finding])).values()];
  return {
    ruleId: answerChangedRule.id,
    version: answerChangedRule.version,
    outcome: 'review',
    drugTypes,
    inputs: [...new Set(findings.flatMap((finding) => finding.inputs))],
    reasonForPatient:
      'You changed an answer that would have ended the visit. That is fine if it was a mistake; the clinician will ask you about it.',
    reasonForClinician: `An earlier answer would have ended the visit or removed a drug: ${findings.map(({ ruleId }) => ruleId).join(', ')}. Both answers are kept.`,
  };
};
