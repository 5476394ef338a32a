import type { Result } from '#kernel/result.ts';
import type { DrugType, ServiceLine } from '#modules/catalogue/index.ts';
import type { Evaluation, StopToResolve } from '#modules/eligibility/index.ts';
import type { Thread } from '#modules/message/index.ts';
import type { Actor } from '#server/actor.ts';
import type { Cause } from '#server/audit/transition.ts';
import { definePort } from '#server/scope.ts';
import type { SignedInUser } from '#server/viewer.ts';
import type { ContinuityDecision } from './domain/interruption.ts';
import type { PrescriptionStatus } from './domain/prescription-machine.ts';
import type { Clinician } from './repositories/clinicians.ts';
import type { Leave } from './repositories/leaves.ts';
import type { License } from './repositories/licenses.ts';

export {
  type ContinuityDecision,
  decisionLabel,
  type InterruptionCause,
  isContinuityDecision,
  staffText,
} from './domain/interruption.ts';
export { nameWithoutDegree } from './domain/name-without-degree.ts';
export {
  type PrescriptionStatus,
  renewalOpensAt,
} from './domain/prescription-machine.ts';
export { isOnLeave, standInOf } from './domain/stand-in-of.ts';
export { prescriptionEvents } from './events.ts';
export {
  type ClinicianView,
  clinicianNameSql,
  clinicianOfPersonSql,
  clinicianSql,
  isLicensedSql,
  isTreatedInSql,
  signedInClinicianSql,
} from './repositories/clinician-json.ts';
export type { Clinician } from './repositories/clinicians.ts';
export {
  type DrugHoldJson,
  type DrugHoldView,
  drugHoldFrom,
  type HoldView,
  openDrugHoldsSql,
  patientsOnRuleHoldSql,
} from './repositories/hold-json.ts';
export { openInterruptionsSql } from './repositories/interruption-json.ts';
export {
  colleaguesSql,
  coveredLeavesSql,
  type LeaveSpanJson,
  type LeaveView,
  leaveDuringSql,
  leaveSpansSql,
} from './repositories/leave-json.ts';
export type { License } from './repositories/licenses.ts';
export {
  lastPrescriberSql,
  type PrescriptionJson,
  type PrescriptionRow,
  prescriptionFrom,
  prescriptionsSql,
  signatureOfVisitSql,
  type TreatmentJson,
  type TreatmentView,
  treatmentFrom,
  treatmentSinceSql,
  treatmentsSql,
} from './repositories/treatment-json.ts';
export { mustNotLapse } from './services/must-not-lapse.ts';
export { presentTreatments, type Treatment } from './services/present-treatments.ts';

export interface PrescriptionView {
  readonly id: string;
  readonly userId: string;
  /** The visit at which it was signed. */
  readonly consultationId: string;
  readonly status: PrescriptionStatus;
  readonly drugType: DrugType;
  readonly productId: number;
  /** As signed. */
  readonly name: string;
  readonly signedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly refillsRemaining: number;
  /** When a clinician last decided on a full history: the annual check-in counts from there. */
  readonly evaluatedAt: Date | null;
  /** When the oldest fill went to the pharmacy. */
  readonly firstFillAt: Date | null;
  /** When the newest fill went to the pharmacy. */
  readonly lastFillAt: Date | null;
  /** On hold until a clinician takes over in the state that the patient moved to. */
  readonly waitsForMove: boolean;
}

/** A prescription with its fills, also one that a newer one has replaced. */
export interface FilledPrescription {
  readonly drugType: DrugType;
  readonly productId: number;
  readonly status: PrescriptionStatus;
  /** Oldest first. */
  readonly fills: readonly Date[];
}

/** One change of a prescription: a new status, or a hold that was placed or lifted. */
export interface PrescriptionEvent {
  readonly at: Date;
  readonly prescriptionId: string;
  /** The visit at which it was signed. */
  readonly consultationId: string;
  readonly name: string;
  readonly what: Exclude<PrescriptionStatus, 'draft' | 'on_hold'> | 'held' | 'resumed';
  readonly actorRole: string;
  /** Null when it was not one of our clinicians. */
  readonly clinicianName: string | null;
  readonly reason: string;
  /** The rules that placed the hold. */
  readonly ruleIds: readonly string[];
}

export interface SignedPrescriptions {
  readonly userId: string;
  /** The visit at which they are signed. */
  readonly consultationId: string;
  readonly clinicianId: string;
  /** Two-letter code of the state that the visit is in. */
  readonly state: string;
  readonly productIds: readonly number[];
  /** Fills of each product, the first included; null for the usual number. */
  readonly refills: number | null;
  /** The visit asked everything; a change of treatment asks only what it needs. */
  readonly isFullEvaluation: boolean;
  readonly reason: string;
}

/**
 * The scope of an action: one prescription, one drug without a prescription, a service line, or all of the patient's
 * treatments from us.
 */
export type TreatmentTarget =
  | { readonly prescriptionId: string }
  | { readonly drugType: string }
  | { readonly serviceLine: ServiceLine }
  | 'all';

/** A clinician changes a treatment, in the thread of a visit. */
export interface TreatmentAction {
  readonly actor: Actor;
  readonly clinician: Clinician;
  readonly thread: Thread;
  /** The state of the visit. */
  readonly state: string;
  readonly target: TreatmentTarget;
  /** For the record. */
  readonly reason: string;
  /** What the patient reads. */
  readonly message: string;
}

/** A clinician has seen answers that were corrected after a decision. */
export interface SeenCorrection extends Omit<TreatmentAction, 'target' | 'message'> {
  readonly correctionId: string;
}

/** An open stop without a hold, such as one of a patient whose treatment has ended. */
export interface OpenStop extends StopToResolve {
  /** Of the first of two clinicians; null when there is none that knew every answer. */
  readonly proposal: {
    /** The clinician's id. */
    readonly proposedBy: string;
    readonly proposedByName: string;
    readonly reason: string;
    readonly at: Date;
  } | null;
}

/** Ids of prescriptions, and drug types of what needs none. */
export interface TreatmentChange {
  /** Those that changed; empty when a repeated action has changed nothing. */
  readonly changed: readonly string[];
  /** Those that resume when a second clinician confirms it. */
  readonly awaitSecondClinician: readonly string[];
}

/**
 * What clinicians do with prescriptions that run. Status, hold, message, notice and event are one transaction, and
 * repeating an action changes nothing. FORBIDDEN for anybody but a clinician licensed in the state of the visit;
 * NOT_FOUND when the patient has no such prescription; CONFLICT when it has ended.
 */
export interface TreatmentService {
  /** `liftedWhen`: the condition for lifting the hold; shown to the patient. */
  hold(action: TreatmentAction & { readonly liftedWhen: string }): Promise<Result<TreatmentChange>>;
  /**
   * Lifts every hold; subscriptions on hold for it continue. Where a rule with the outcome stop or emergency placed
   * one, the first clinician proposes it, and another confirms and sends the message; CONFLICT when both are the same, the patient has to confirm a correction of
   * its answer, or an emergency that affects the treatment has no outcome.
   * FORBIDDEN also without a license in the patient's current state.
   */
  resume(action: TreatmentAction): Promise<Result<TreatmentChange>>;
  /**
   * A clinician has seen corrected answers: lifts the holds that wait for that, and what has no other hold runs again.
   * Returns the ids of those. FORBIDDEN as in `resume`, when there is something to lift.
   */
  liftSeen(seen: SeenCorrection): Promise<Result<readonly string[]>>;
  /** The open stops without a hold. A stop that holds a treatment is resolved by resuming that. */
  openStops(userId: string): Promise<readonly OpenStop[]>;
  /**
   * A clinician decides that such a stop does not count any more; the same answer given again counts again. Where the rule
   * is a stop or an emergency, the first clinician proposes it, and another one resolves it; CONFLICT when both are the
   * same, the stop is not open, it holds something, the patient has to confirm a correction of its answer, or an emergency
   * of the patient has no outcome. FORBIDDEN as in `resume`.
   */
  resolveStop(
    action: Omit<TreatmentAction, 'target' | 'message'> & { readonly ruleId: string },
  ): Promise<Result<'proposed' | 'resolved'>>;
  /** Ends the therapy: nothing of it is charged or sent any more, and the patient reads what stopping means. */
  discontinue(action: TreatmentAction): Promise<Result<TreatmentChange>>;
  /**
   * Decides how a treatment that must not end abruptly continues, whether something interrupts it or not: the desk and
   * the patient read the decision. `stop` discontinues it. CONFLICT for a drug that may end abruptly.
   */
  decideContinuity(
    action: Omit<TreatmentAction, 'target'> & {
      readonly target: { readonly prescriptionId: string };
      readonly decision: ContinuityDecision;
    },
  ): Promise<Result<void>>;
}
export const treatmentPort = definePort<TreatmentService>('prescription.treatments');

/** What ended, with the advice for the patient. */
export interface EndedTreatment {
  readonly prescriptionIds: readonly string[];
  readonly advice: readonly string[];
}

export interface PrescriptionService {
  /** Newest first. */
  prescriptions(userId: string): Promise<readonly PrescriptionView[]>;
  /** What happened to the patient's prescriptions, newest first. */
  history(userId: string): Promise<readonly PrescriptionEvent[]>;
  /**
   * Writes and signs a prescription for each product, in the clinician's name. Active at once, for one year. Returns what
   * the patient has to know before the first dose; the directions begin with it.
   */
  sign(actor: Actor, signed: SignedPrescriptions): Promise<Result<readonly string[]>>;
  /** Supersedes the patient's older prescriptions of the same drugs with those signed at this visit. */
  supersedeOlder(
    visit: { readonly userId: string; readonly consultationId: string },
    drugTypes: readonly DrugType[],
    cause: Cause,
  ): Promise<Result<void>>;
  /**
   * A clinician refused a renewal: ends the prescriptions it was about and those on hold, with everything that would be
   * charged or sent for them. One signed after `submittedAt` stays. Returns what stopping means, and the prescriptions.
   */
  endRefused(
    renewal: {
      readonly userId: string;
      readonly drugTypes: readonly DrugType[];
      readonly submittedAt: Date | null;
      /** Why, as the patient reads it. */
      readonly stopText: string;
    },
    cause: Cause,
  ): Promise<Result<EndedTreatment>>;
  /**
   * A plan without an order replaces these products (`isReplaced`) or leaves them out: ends their prescriptions from other
   * visits, unless the plan has the same drug. `stopText` is what the patient reads.
   */
  endReplaced(
    plan: {
      readonly userId: string;
      readonly consultationId: string;
      readonly productIds: readonly number[];
      /** The drugs of the plan. */
      readonly drugTypes: readonly DrugType[];
      readonly isReplaced: boolean;
      readonly stopText: string;
    },
    cause: Cause,
  ): Promise<Result<EndedTreatment>>;
  /**
   * The patient ends treatments: nothing of it is charged or sent any more, and the pharmacy is asked to stop what has
   * not shipped. Only running ones and those on hold. Returns the advice about stopping.
   */
  endByPatient(
    ended: { readonly userId: string; readonly prescriptionIds: readonly string[] },
    cause: Cause,
  ): Promise<Result<EndedTreatment>>;
  /** Prescriptions that run or are on hold, and the drugs that the patient gets from us without one; each once. */
  takenDrugs(userId: string): Promise<readonly DrugType[]>;
  /**
   * Puts the treatments that the findings affect on hold, over the counter too, until a clinician has reviewed them.
   * Returns how many.
   */
  holdUnsafe(userId: string, evaluation: Pick<Evaluation, 'findings'>, reason: string): Promise<number>;
  /** Puts what the findings are about on hold until a clinician has seen the corrected answers. Returns how many. */
  holdUntilSeen(userId: string, findings: Evaluation['findings'], correctionId: string): Promise<number>;
  /** What was sent of each drug on prescription, and whether the patient takes it now. One statement. */
  filledDrugs(userId: string): Promise<readonly FilledPrescription[]>;
  /** Nothing more of these drugs is charged or sent until the patient has answered a check-in. Returns how many wait newly. */
  holdUnanswered(userId: string, drugTypes: readonly DrugType[], checkInId: string): Promise<number>;
  /** Ends the wait for a check-in that the patient answers now, or that a clinician closes. Returns how many waited. */
  liftAnswered(userId: string, checkInId: string): Promise<number>;
  /**
   * Puts on hold what runs a year after its last full evaluation, each prescription once for a check-in: one that a clinician
   * resumes stays so. Returns how many ran until now.
   */
  holdOverdue(userId: string): Promise<number>;
  /** Whether a clinician discontinued everything that was prescribed at the visit. */
  isDiscontinued(consultationId: string): Promise<boolean>;
  /** The visits whose prescriptions were filled for this order. */
  consultationsFilledFor(orderId: string): Promise<readonly string[]>;
}
export const prescriptionPort = definePort<PrescriptionService>('prescription');

export interface ClinicianService {
  /** All of them, also those who do not work here any more; by name. */
  all(): Promise<readonly Clinician[]>;
  byId(clinicianId: string): Promise<Clinician | null>;
  /** Those who work here and are licensed in all of these states, by name. */
  licensedIn(states: readonly string[]): Promise<readonly Clinician[]>;
  /** The clinician who is this member of staff, linked to the account the first time; null for operators. */
  ofStaff(user: SignedInUser): Promise<Clinician | null>;
  /**
   * Records whether the clinician with this account works here; those who do not get no cases and decide none. Returns
   * the clinician's id; null when the account is no clinician's.
   */
  setWorking(personId: string, isWorking: boolean): Promise<string | null>;
  /** Whether any active clinician who is not on leave is licensed in the state. */
  treatsIn(state: string): Promise<boolean>;
  /**
   * The clinician licensed in all of these states who has waited longest for a case, recorded as having one now; null when there is
   * none. Those on leave get none while a colleague is licensed there.
   */
  nextLicensedIn(states: readonly string[]): Promise<string | null>;
}
export const clinicianPort = definePort<ClinicianService>('prescription.clinicians');

/** A leave to enter. */
export interface NewLeave {
  readonly clinicianId: string;
  /** IANA name: the days are days there. */
  readonly timeZone: string;
  /** `firstDay`, `lastDay`, and `coveredBy`, which may be left out. */
  readonly input: unknown;
}

/** Days on which clinicians are away. Those of each clinician are in `Clinician.leaves`. */
export interface LeaveService {
  find(leaveId: string): Promise<Leave | null>;
  /**
   * Enters a leave. BAD_USER_INPUT names `input.firstDay`, `input.lastDay` and `input.coveredBy`: two leaves of a clinician share no
   * day, the last day is neither before the first nor over, and a leave has at most 366 days. The colleague who covers is told.
   */
  save(actor: Actor, leave: NewLeave): Promise<Result<boolean>>;
  /**
   * Removes a leave that has not begun, and ends one now that has. One that is over stays as it is. NOT_FOUND for another
   * clinician's.
   */
  end(
    actor: Actor,
    leave: { readonly clinicianId: string; readonly leaveId: string },
  ): Promise<Result<boolean>>;
}
export const leavePort = definePort<LeaveService>('prescription.leaves');

/** Clinicians' licenses, also those that have expired. */
export interface LicenseService {
  /** By clinician's id, then by state. */
  all(): Promise<readonly (License & { readonly clinicianId: string })[]>;
}
export const licensePort = definePort<LicenseService>('prescription.licenses');
export { presentLicense } from './services/present-license.ts';
