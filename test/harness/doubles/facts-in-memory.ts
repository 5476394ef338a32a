import type { FactService } from '#modules/eligibility/fact-port.ts';
import type { PatientFact } from '#modules/eligibility/index.ts';
import type { AnswerValue } from '#modules/quiz/index.ts';
import { NOON } from './scope-in-memory.ts';

/** An answer of the patient, submitted now. */
export const factOf = (
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
  responseId: null,
  stage: 'submitted',
  clinicianId: null,
  reason: null,
  recordedAt: NOON,
  speaksOf: NOON,
  ruleIds: [],
  resolvedRuleIds: [],
  ...over,
});

/** The facts about patients by their ids; recorded facts are dropped. */
export const factsInMemory = (known: Readonly<Record<string, readonly PatientFact[]>>): FactService => ({
  of: async (userId) => known[userId] ?? [],
  ofUndecided: async () => [],
  save: async () => ({ facts: [], added: [] }),
  readDocument: async () => {},
  note: async () => {},
  resolve: async () => {},
  proposals: async () => [],
  propose: async () => {},
});
