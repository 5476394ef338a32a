import { fact } from '#modules/eligibility/domain/patient-facts/facts.fixture.ts';
import type { FactService } from '#modules/eligibility/fact-port.ts';
import type { PatientFact } from '#modules/eligibility/index.ts';
import type { AnswerValue } from '#modules/quiz/index.ts';

/** An answer of the patient, submitted now. */
export const factOf = (
  question: string,
  value: AnswerValue | null,
  over: Partial<PatientFact> = {},
): PatientFact => fact(question, value, { responseId: null, ...over });

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
