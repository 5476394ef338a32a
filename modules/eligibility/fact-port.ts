import type { CalendarDate } from '#kernel/dates.ts';
import type { AnswerValue } from '#modules/quiz/index.ts';
import { definePort } from '#server/scope.ts';
import type { SavedAnswers } from './domain/patient-facts/new-facts.ts';
import type { PatientFact } from './domain/patient-facts/patient-fact.ts';
import type { VisitKind } from './domain/visit-kind.ts';
import type { ResolutionProposal } from './repositories/resolution-proposals.ts';

/** Answers to save, with the patient's other facts that the rules read. */
export interface FactSave extends SavedAnswers {
  readonly userId: string;
  readonly kind: VisitKind;
  /** Two-letter code of the state that the order ships to. */
  readonly shipState: string;
  /** From the patient's profile; null when it is unknown. */
  readonly dob: CalendarDate | null;
  /** All facts about the patient before the save, where they were read already in the same transaction. */
  readonly known?: readonly PatientFact[];
}

/** The known facts after a save. */
export interface SavedFacts {
  /** All facts about the patient, oldest first. */
  readonly facts: readonly PatientFact[];
  /** Those that the save added. */
  readonly added: readonly PatientFact[];
}

/** A fact about a patient from outside a questionnaire, such as their current state. */
export interface FactNote {
  readonly userId: string;
  /** Null when it belongs to no visit. */
  readonly visitId: string | null;
  readonly question: string;
  readonly value: AnswerValue;
  /** Its origin, instead of a questionnaire. */
  readonly source: { readonly name: string; readonly version: number };
}

/** A clinicians' decision that stops do not count any more. */
export interface StopResolution {
  readonly userId: string;
  readonly ruleIds: readonly string[];
  readonly resolvedBy: string;
  /** The second clinician; null when one decided alone, which resolves no stop and no emergency. */
  readonly confirmedBy: string | null;
  /** For the record. */
  readonly reason: string;
}

/** A clinician has read an ID. */
export interface DocumentReading {
  readonly userId: string;
  readonly visitId: string;
  readonly birthDate: CalendarDate;
  readonly clinicianId: string;
}

/**
 * The facts about patients: recorded with every save of answers, in the transaction of the save, and never changed
 * (docs/decisions/patient-facts.md).
 */
export interface FactService {
  /** All facts, oldest first, including those of merged accounts; one statement. */
  of(userId: string): Promise<readonly PatientFact[]>;
  /**
   * Facts that fired hard rules in undecided possible duplicates of the patient, oldest first; one statement. Not to be
   * shown to the patient.
   */
  ofUndecided(userId: string): Promise<readonly PatientFact[]>;
  /** Records what a save adds (see `newFacts`): one statement that reads, and one that writes if there is something new. */
  save(save: FactSave): Promise<SavedFacts>;
  /** Records the date of birth that a clinician read on the patient's ID: it counts in every decision from now on. */
  readDocument(reading: DocumentReading): Promise<void>;
  /** Records a note as submitted now, even when it repeats an earlier one. */
  note(note: FactNote): Promise<void>;
  /** Resolves the findings of these rules so far; the same answer counts again when it is submitted again. */
  resolve(resolution: StopResolution): Promise<void>;
  /** Clinicians' proposals to resolve stops, oldest first; a proposal counts as long as `judgedAll` says so. */
  proposals(userId: string): Promise<readonly ResolutionProposal[]>;
  /** Records that a clinician proposes to resolve the stops of these facts; another one resolves them. */
  propose(userId: string, proposal: Omit<ResolutionProposal, 'at'>): Promise<void>;
}
export const factPort = definePort<FactService>('eligibility.facts');
