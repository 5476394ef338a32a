import type { DrugType } from '#modules/catalogue/index.ts';
import type { Answers } from '#modules/quiz/index.ts';
import type { Finding } from './evaluation.ts';

interface Earlier {
  readonly answers: Answers;
  /** Those that would have ended the visit or removed a drug. */
  readonly findings: readonly Finding[];
}

/** How decisions name this finding. It compares answers, so it is no rule with a condition of its own. */
export const answerChangedRule = {
  id: 'ANSWER-CHANGED',
  version: 1,
  source: 'docs/clinical/how-rules-work.md#ANSWER-CHANGED',
} as const;

/**
 * A patient cannot avoid a stop by changing the answer back: both answers are stored and shown to the clinician
 * (`answerChangedRule`). A drug's own hard stop (an `alternative`) counts too. Null when no
 * such answer was changed.
 */
export const answerChanged = (
  current: readonly Finding[],
  earlier: readonly Earlier[],
  drugTypes: readonly DrugType[],
): Finding | null => {
  const stillFires = new Set(current.map((finding) => finding.ruleId));
  const takenBack = new Map(
    earlier
      .flatMap(({ answers, findings }) =>
        // A rule that fired only because a question had no answer yet does not count as an answer that was changed.
        findings.filter((finding) => finding.inputs.some((question) => Object.hasOwn(answers, question))),
      )
      .filter((finding) => !stillFires.has(finding.ruleId))
      .map((finding) => [finding.ruleId, finding]),
  );
  if (takenBack.size === 0) return null;
  const findings = [...takenBack.values()];
  return {
    ruleId: answerChangedRule.id,
    version: answerChangedRule.version,
    outcome: 'review',
    drugTypes,
    inputs: [...new Set(findings.flatMap((finding) => finding.inputs))],
    reasonForPatient:
      'You changed an answer that would have ended the visit. That is fine if it was a mistake; the clinician will ask you about it.',
    reasonForClinician: `An earlier answer would have ended the visit or removed a drug: ${[...takenBack.keys()].join(', ')}. Both answers are kept.`,
  };
};
