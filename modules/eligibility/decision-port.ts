import type { CalendarDate } from '#kernel/dates.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import type { Actor } from '#server/actor.ts';
import { definePort } from '#server/scope.ts';
import type { ChartQuestion } from './services/chart-facts.ts';
import type { JudgedVisit } from './services/evaluate-visit.ts';

/** A decision about a patient for which the rules ran. */
export interface VisitDecision extends JudgedVisit {
  readonly userId: string;
  /** The visit, or the one in whose thread a clinician acted; null for an order. */
  readonly consultationId: string | null;
  /** Of an order; left out for other decisions. */
  readonly checkoutId?: string | null;
  /** The drugs that the patient takes or has ordered; those that were judged may be among them. */
  readonly taken: readonly DrugType[];
  readonly actor: Actor;
  /** Whether it was decided to go on: to submit, to prescribe, or to leave running what the patient takes. */
  readonly isAllowed: boolean;
  /** What the rules across products read; left out where nothing is ordered, prescribed or sent. */
  readonly chart?: ChartQuestion;
}

/**
 * A decision about products that the rules do not make: to charge or to send them, on the prescriptions that a clinician
 * decided on before, to let prescription products be ordered, or to send them somewhere else. What the rules say about
 * them and about everything that the patient takes is recorded with it.
 */
export interface GateDecision {
  readonly purpose: 'charge' | 'dispatch' | 'order' | 'plan_change' | 'reactivation' | 'address';
  readonly userId: string;
  /** Null when it is not about one order. */
  readonly orderId: string | null;
  readonly checkoutId?: string | null;
  /** Two-letter code of the destination. */
  readonly shipState: string;
  readonly products: readonly GatedProduct[];
  /** As typed at checkout; from the profile when left out. */
  readonly dob?: CalendarDate | null;
  readonly actor: Actor;
}

export interface GatedProduct {
  readonly productId: number;
  readonly drugType: string;
  readonly isAllowed: boolean;
  /** Why not; null when it is allowed. */
  readonly refusal: string | null;
  readonly prescriptionId: string | null;
  /** The visit at which it was prescribed; null where there is no prescription. */
  readonly consultationId: string | null;
  /** Where who prescribed it is licensed; left out where there is no prescription. */
  readonly prescriberStates?: readonly string[];
}

/** The decisions about patients: only added, never changed (docs/decisions/decision-records.md). */
export interface DecisionService {
  /** Stores decisions with everything that the rules read, in one statement of the caller's transaction. */
  record(decisions: readonly VisitDecision[]): Promise<void>;
  /**
   * Stores a charge, a dispatch or another decision about products, with the decisions that its prescriptions rest on and
   * what the rules say now: reads what is known of the patient, and writes one statement.
   */
  recordGate(decision: GateDecision): Promise<void>;
}
export const decisionPort = definePort<DecisionService>('eligibility.decisions');
