import type { HardAnswer } from './answers.ts';
import type { ModelHarness } from './model-harness.ts';
import { PatientHistory } from './patient-history.ts';

/** A hard answer that the product has accepted. */
export interface Fact extends HardAnswer {
  readonly name: string;
  /** The questionnaire it was given in. */
  readonly responseId: string;
  readonly savedAt: Date;
  /** It is what the questionnaire says now. */
  isCurrent: boolean;
  /** It was said in another account, which was merged into this one at `savedAt`: it acts on what runs then, and on what is prescribed or sold next. */
  readonly isOfJoinedAccount?: true;
  /** When it was submitted, by the patient or by the sweep; null while it is only a draft. */
  submittedAt: Date | null;
}

/** A stop that was told in another account while nobody had decided whose it is. */
export interface UndecidedStop {
  readonly name: string;
  readonly drugTypes: readonly string[];
  readonly since: Date;
  /** When a clinician decided; null before. */
  until: Date | null;
}

/** The years of one patient: what the model remembers beside the product's own tables. */
export class History extends PatientHistory<ModelHarness> {
  readonly facts: Fact[] = [];
  readonly undecided: UndecidedStop[] = [];
  /** When clinicians did something about the patient's cases, first to last. */
  readonly clinicianActs: Date[] = [];
}
