import type { DrugType } from '#modules/catalogue/index.ts';
import type { Actor } from '#server/actor.ts';
import { definePort } from '#server/scope.ts';
import type { JudgedVisit } from './services/evaluate-visit.ts';

/** A decision about a patient for which the rules ran on a visit's answers. */
export interface VisitDecision extends JudgedVisit {
  readonly userId: string;
  readonly consultationId: string;
  /** The drugs that the patient takes or has ordered; those that were judged may be among them. */
  readonly taken: readonly DrugType[];
  readonly actor: Actor;
  /** Whether it was decided to go on: to submit, to prescribe, or to leave running what the patient takes. */
  readonly isAllowed: boolean;
}

/** A decision to charge or to send prescription products, on the prescriptions that a clinician decided on before. */
export interface GateDecision {
  readonly purpose: 'charge' | 'dispatch';
  readonly userId: string;
  readonly orderId: string;
  /** Two-letter code of the destination. */
  readonly shipState: string;
  readonly products: readonly GatedProduct[];
  readonly actor: Actor;
}

export interface GatedProduct {
  readonly productId: number;
  readonly drugType: string;
  readonly isAllowed: boolean;
  /** Why not; null when it is allowed. */
  readonly refusal: string | null;
  readonly prescriptionId: string | null;
  /** The visit at which it was prescribed. */
  readonly consultationId: string | null;
}

/** The decisions about patients: only added, never changed (docs/decisions/decision-records.md). */
export interface DecisionService {
  /** Stores decisions with everything that the rules read, in one statement of the caller's transaction. */
  record(decisions: readonly VisitDecision[]): Promise<void>;
  /** Stores a charge or dispatch, with the decisions that its prescriptions rest on; also one statement. */
  recordGate(decision: GateDecision): Promise<void>;
}
export const decisionPort = definePort<DecisionService>('eligibility.decisions');
