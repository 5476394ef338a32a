import type { AnswerValue } from '#modules/quiz/index.ts';
import type { PatientFact } from './patient-fact.ts';

/** November 20, 2026, at noon. */
const NOW = new Date('2026-11-20T12:00:00Z');

/** An answer that the patient submitted now. */
export const fact = (
  question: string,
  value: AnswerValue | null,
  over: Partial<PatientFact> = {},
): PatientFact => ({
  id: 1,
  saveId: 'save',
  question,
  value,
  questionnaire: 'hair-intake',
  questionnaireVersion: 1,
  visitId: 'visit',
  responseId: 'response',
  stage: 'submitted',
  clinicianId: null,
  reason: null,
  recordedAt: NOW,
  speaksOf: NOW,
  ruleIds: [],
  resolvedRuleIds: [],
  ...over,
});
