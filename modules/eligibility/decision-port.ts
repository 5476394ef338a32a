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
  /** The drugs that the patient takes or has ordered; evaluated ones may be among them. */
  readonly taken: readonly DrugType[];
  readonly actor: Actor;
  /** Whether the decision was positive: to submit, to prescribe, or to continue treatment. */
  readonly isAllowed: boolean;
  /** What the rules across products read; left out where nothing is ordered, prescribed or sent. */
  readonly chart?: ChartQuestion;
}

/**
 * A decision about products for which no rule decides: to charge or to send them on earlier prescriptions, to allow
 * ordering prescription products, or to send them to another address. What the rules say about them and about
 * everything that the patient takes is recorded with it.
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
  /** The reason for a refusal; null when it is allowed. */
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
  /** Stores a charge or dispatch, with the decisions that its prescriptions are based on; also one statement. */
  recordGate(decision: GateDecision): Promise<void>;
}
export const decisionPort = definePort<DecisionService>('eligibility.decisions');
