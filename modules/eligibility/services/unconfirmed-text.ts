import type { PatientFact } from '../domain/patient-facts/patient-fact.ts';
import { type UnconfirmedCorrection, unconfirmedCorrections } from '../domain/patient-facts/read-facts.ts';
import { knownQuestion } from './known-questions.ts';

const labelOf = ({ own }: UnconfirmedCorrection): string =>
  knownQuestion(own.question, own.questionnaire)?.label ?? own.question;

/** For the clinician: which corrections of these rules' answers wait for the patient; null without any. */
export const unconfirmedText = (facts: readonly PatientFact[], ruleIds: readonly string[]): string | null => {
  const waiting = unconfirmedCorrections(facts).filter((one) =>
    one.ruleIds.some((id) => ruleIds.includes(id)),
  );
  if (waiting.length === 0) return null;
  const labels = waiting.map((one) => `“${labelOf(one)}”`).join(', ');
  const rules = [...new Set(waiting.flatMap((one) => one.ruleIds))].join(', ');
  return `The patient has not confirmed the corrected answer to ${labels}. Until they do, their own answer counts: ${rules}.`;
};
