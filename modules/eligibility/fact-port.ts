import type { CalendarDate } from '#kernel/dates.ts';
import type { AnswerValue } from '#modules/quiz/index.ts';
import { definePort } from '#server/scope.ts';
import type { SavedAnswers } from './domain/patient-facts/new-facts.ts';
import type { PatientFact } from './domain/patient-facts/patient-fact.ts';
import type { VisitKind } from './domain/visit-kind.ts';
import type { ResolutionProposal } from './repositories/resolution-proposals.ts';

/** Answers that are saved, with what the rules read about the patient beside them. */
export interface FactSave extends SavedAnswers {
  readonly userId: string;
  readonly kind: VisitKind;
  /** Two-letter code of the state that the order ships to. */
  readonly shipState: string;
  /** From the patient's profile; null when it is unknown. */
  readonly dob: CalendarDate | null;
}

/** What is known after a save. */
export interface SavedFacts {
  /** Everything that is known of the patient, oldest first. */
  readonly facts: readonly PatientFact[];
  /** Those that the save added. */
  readonly added: readonly PatientFact[];
}

/** What was noticed about a patient outside of a questionnaire, such as where they live now. */
export interface FactNote {
  readonly userId: string;
  /** Null when it belongs to no visit. */
  readonly visitId: string | null;
  readonly question: string;
  readonly value: AnswerValue;
  /** Where it comes from, in place of a questionnaire. */
  readonly source: { readonly name: string; readonly version: number };
}

/** Clinicians decide that stops do not count any more. */
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
 * What is known of the patients: recorded with every save of answers, in the transaction of the save, and never changed
 * (docs/decisions/patient-facts.md).
 */
export interface FactService {
  /** Everything, oldest first, in accounts too that were joined with theirs; one statement. */
  of(userId: string): Promise<readonly PatientFact[]>;
  /**
   * What fired hard rules in accounts that may be the patient's and that nobody has decided about, oldest first; one
   * statement. The patient must not read it.
   */
  ofUndecided(userId: string): Promise<readonly PatientFact[]>;
  /** Records what a save adds (see `newFacts`): one statement that reads, and one that writes if there is something new. */
  save(save: FactSave): Promise<SavedFacts>;
  /** Records the date of birth that a clinician read on the patient's ID: it counts in every decision from now on. */
  readDocument(reading: DocumentReading): Promise<void>;
  /** Records a note as submitted now, also when it says the same as before. */
  note(note: FactNote): Promise<void>;
  /** Resolves what these rules found so far; the same answer counts again when it is given again. */
  resolve(resolution: StopResolution): Promise<void>;
  /** What clinicians proposed to resolve, oldest first; a proposal counts as long as `judgedAll` says so. */
  proposals(userId: string): Promise<readonly ResolutionProposal[]>;
  /** Records that a clinician proposes to resolve what these facts stopped; another one resolves it. */
  propose(userId: string, proposal: Omit<ResolutionProposal, 'at'>): Promise<void>;
}
export const factPort = definePort<FactService>('eligibility.facts');
