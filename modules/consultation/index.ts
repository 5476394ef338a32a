import type { CalendarDate } from '#kernel/dates.ts';
import type { Result } from '#kernel/result.ts';
import type { DrugType, Product, ServiceLine } from '#modules/catalogue/index.ts';
import type { Purpose } from '#modules/eligibility/index.ts';
import type { Clinician } from '#modules/prescription/index.ts';
import type { Actor } from '#server/actor.ts';
import { definePort } from '#server/scope.ts';
import type { AlertOutcome } from './domain/alert-outcome.ts';
import type { CaseReader, CaseRow } from './repositories/case-sql.ts';
import type { CaseDetailRow } from './repositories/case-view.ts';
import type { CaseOfPatient, Consultation } from './repositories/consultations.ts';
import type { Journey } from './repositories/journeys.ts';
import type { PastVisit } from './repositories/past-visits.ts';
import type { Photo } from './repositories/photos.ts';
import type { QueueCounts, QueuedCase, QueueWish } from './repositories/queue-view.ts';
import type { Amendment, ReportedAnswers } from './services/amend-intake.ts';
import type { EndedByRule } from './services/ended-by-rule.ts';
import type { JudgedForDecision } from './services/may-decide.ts';
import type { SharedProgressPhoto } from './services/photos/present-progress.ts';
import type { IdentityReading } from './services/photos/read-identification.ts';
import type { DraftAnswers, DraftWithoutVisit } from './services/record-draft.ts';
import type { NewRequest } from './services/request/open-request.ts';
import type { IntakeResult } from './services/submit-intake.ts';

export { type AlertOutcome, alertOutcomes, isAlertOutcome } from './domain/alert-outcome.ts';
export { isDeskTask, isLate } from './domain/desk-task.ts';
export { consentCovers, type DoseRequest, wantedPlan } from './domain/dose-request.ts';
export { pageAudienceLabels } from './domain/paging/audience-of.ts';

export { isIdentityOpen } from './domain/photos/is-identity-open.ts';

export { atPlanPrices, compareProducts, type PlanItem, planItem } from './domain/plan.ts';
export {
  type ConsultationStatus,
  isOpen,
  type RejectionReason,
  rejectionReasons,
} from './domain/states/index.ts';
export { statesOfVisit } from './domain/states-of-visit.ts';
export { warningText } from './domain/warning-text.ts';
export { consultationEvents } from './events.ts';
export type { CaseReader, CaseRow } from './repositories/case-sql.ts';
export type { CaseDetailRow } from './repositories/case-view.ts';
export type { CaseOfPatient, Consultation } from './repositories/consultations.ts';
export { type DailyDecisions, dailyDecisions, deskLoad } from './repositories/daily-decisions.ts';
export type { Journey } from './repositories/journeys.ts';
export type { PastVisit, VisitEvent } from './repositories/past-visits.ts';
export type { Photo } from './repositories/photos.ts';
export type { QueueCounts, QueuedCase, QueueWish } from './repositories/queue-view.ts';
export { type WeeklyCheckIns, weeklyCheckIns } from './repositories/weekly-check-ins.ts';
export {
  type Amendment,
  isCorrectable,
  type ReportedAnswers,
  staffConfigOf,
} from './services/amend-intake.ts';
export { judgeAnswers } from './services/judge-answers.ts';
export { letterLine, letterQuestions } from './services/letters/letter-parts.ts';
export { decisionBlocks, type JudgedForDecision, mayDecide } from './services/may-decide.ts';
export { photoHref } from './services/photo-href.ts';
export type { SharedProgressPhoto } from './services/photos/present-progress.ts';
export { saveProgressPhoto } from './services/photos/progress.ts';
export type { IdentityReading } from './services/photos/read-identification.ts';
export { saveRenewalPhoto } from './services/photos/renewal-photos.ts';
export { savePhoto } from './services/photos.ts';
export { presentOutcome } from './services/present-outcome.ts';
export type { NewRequest } from './services/request/open-request.ts';
export { visitOfPatient } from './services/request/visit-of-patient.ts';
export { CALL_MISSING } from './services/require-settled-call.ts';
export type { IntakeResult } from './services/submit-intake.ts';
export { visitEndPort } from './visit-end-port.ts';

export interface ConsultationService {
  /**
   * Opens a renewal visit for prescriptions that are due, with its medical-history answers; it joins the clinicians'
   * queue, with the photos that were taken for it. Accepts the renewal's questionnaire, or the full history of a patient who moved (out of state), whose journey
   * has that kind. `acknowledgedRuleIds`: the counsel texts that were read now. BAD_USER_INPUT names those still to be
   * read: `acknowledgedRuleIds`, then `acknowledgedRuleIds.<rule id>` with the text of each. CONFLICT while another
   * renewal is reviewed, or without anything to renew; an emergency is then a visit that has ended, with an open alert.
   */
  submitRenewal(
    actor: Actor,
    input: {
      userId: string;
      quizResponseId: string;
      acknowledgedRuleIds?: readonly string[];
      /** The state the patient is treated in and delivered to now; the profile's state when left out. */
      shipState?: string;
      /** The changes that the patient wants, written into the thread of the visit. */
      wish?: string;
      /** Pauses of refills that begin when a clinician renews. */
      pauses?: readonly { readonly subscriptionId: string; readonly until: CalendarDate }[];
      /** The yearly check-in: everything the patient takes is renewed, although no prescription ends soon. */
      isAnnual?: boolean;
      /** Drugs that the patient was asked to renew, besides those that are due. */
      drugTypes?: readonly DrugType[];
      /** The patient has taken or skipped the photos, so that the visit does not wait for them. */
      arePhotosDone?: boolean;
    },
  ): Promise<Result<{ consultationId: string }>>;
  /** The views of the photos that were taken for the renewal that the patient is answering. */
  renewalPhotoViews(userId: string): Promise<readonly string[]>;
  /**
   * Records facts in saved answers that belong to no visit yet (of a renewal, after a move, or before another visit),
   * even when they are changed back later or submitting them is refused. What they make unsafe is put on hold
   * immediately. Before the first visit of a patient who takes nothing it does nothing.
   */
  recordDraft(userId: string, draft: DraftWithoutVisit): Promise<void>;
  /**
   * Records a medical history that was sent while there is nothing to renew: it is in the chart, dated when each answer was
   * given, and the next decision reads it. `state`: where the patient lives now; null when it is unknown.
   */
  recordHistory(userId: string, history: DraftAnswers, state: string | null): Promise<void>;
  /** Whether the patient has or had a visit, of whatever status. */
  hasVisit(userId: string): Promise<boolean>;
  /** The refusals of the rules in the patient's newest visit; null when they allowed everything. */
  endedByRule(userId: string): Promise<EndedByRule | null>;
  /**
   * Opens a first visit without an order, about everything that may be prescribed for the patient's topic; its draft is
   * returned when it is repeated, and ended when the topic differs. CONFLICT while a request is reviewed, and while the
   * questions of another visit are open.
   */
  openRequest(actor: Actor, request: NewRequest): Promise<Result<{ consultationId: string }>>;
  /**
   * The patient confirms the answers of such a visit before its checkout. Answers that end the visit end it now;
   * otherwise nothing is sent: billing does that with the card (`CareIntake.sendVisit`). Fails as submitting an intake
   * does.
   */
  reviewRequest(
    actor: Actor,
    userId: string,
    review: { readonly responseId: string; readonly revision: number },
  ): Promise<Result<IntakeResult>>;
  /** The renewal visit that is still being reviewed, if any. */
  openRenewal(userId: string): Promise<{ consultationId: string; submittedAt: Date } | null>;
}
export const consultationPort = definePort<ConsultationService>('consultation');

/** A visit with its journey, both locked until the end of the transaction. */
export interface LockedVisit {
  readonly consultation: Consultation;
  readonly journey: Journey;
}

/** What a clinician decides to prescribe, at the prices shown to the patient. */
export interface ClinicianPlan {
  readonly clinicianId: string;
  readonly products: readonly Product[];
  /** Fills of each product, the first included; null for the usual number. */
  readonly refills: number | null;
  readonly reason: string;
}

/** The next owner of a case. */
export interface Recipient {
  /** Null: nobody, it returns to the queue. */
  readonly clinicianId: string | null;
  /** The member of staff who hands it over. */
  readonly byPerson: string;
  readonly note: string | null;
}

/** A clinician answers a request for another dose with the present one; the patient reads the reason. */
export interface DoseKept {
  readonly clinician: Clinician;
  readonly reason: string;
}

/** What a clinician did about an emergency. */
export interface AlertResponse {
  readonly actor: Actor;
  readonly clinicianId: string;
  readonly outcome: AlertOutcome;
  readonly note: string;
}

/**
 * The clinician's side of a visit. Every change joins the caller's transaction; the caller checks who may make it.
 * CONFLICT when the visit's status does not allow it.
 */
export interface ReviewService {
  /**
   * Merges an account into the patient's by `merge`, and puts on hold what the answers of the merged account newly stop,
   * in one transaction.
   */
  judgeMergedAccount(actor: Actor, userId: string, merge: () => Promise<void>): Promise<void>;
  /** Locks a visit with its journey; null when there is none. Before it is submitted it cannot be decided. */
  lock(consultationId: string): Promise<LockedVisit | null>;
  /** Makes an assigned visit available to another clinician. */
  returnToQueue(visit: LockedVisit): Promise<Result<LockedVisit>>;
  assign(actor: Actor, visit: LockedVisit, clinicianId: string): Promise<Result<LockedVisit>>;
  /** Puts the visit in review; an open question or proposal is withdrawn. */
  open(actor: Actor, visit: LockedVisit): Promise<Result<LockedVisit>>;
  /**
   * Assigns an undecided visit to another clinician, or returns it to the queue; a visit that waits for the patient
   * continues to wait. The caller checks the license.
   */
  handOver(actor: Actor, visit: LockedVisit, to: Recipient): Promise<Result<void>>;
  /** Makes an assigned visit wait for its live call, where one is needed and not settled. */
  waitForCall(consultationId: string): Promise<Result<void>>;
  /** Makes a visit in review wait for the patient. */
  askPatient(actor: Actor, visit: LockedVisit): Promise<Result<LockedVisit>>;
  /**
   * Proposes a plan instead of the requested one; it stays open for 14 days. Returns the address at which the patient
   * answers it, for a message: it says nothing about health and asks them to sign in.
   */
  propose(actor: Actor, visit: LockedVisit, plan: ClinicianPlan): Promise<Result<string>>;
  /** Approves the request: prescriptions are signed and the order becomes due. */
  approve(actor: Actor, visit: LockedVisit, plan: ClinicianPlan): Promise<Result<void>>;
  /**
   * A request for another dose ends with the current one: nothing is prescribed, and charges and shipments do not
   * change.
   */
  keepDose(actor: Actor, visit: LockedVisit, kept: DoseKept): Promise<Result<void>>;
  /** Ends the visit without treatment; the payment authorization is released. */
  refuse(
    actor: Actor,
    visit: LockedVisit,
    refusal: { readonly reason: string; readonly alternatives: string },
  ): Promise<Result<void>>;
  /** Ends a check-in in review with a clinician's decision; CONFLICT for another visit, and while its emergency is open. */
  closeCheckIn(actor: Actor, visit: LockedVisit, reason: string): Promise<Result<void>>;
  /**
   * Opens a change of treatment for a running prescription: a visit in review with the known answers, or with
   * `asksPatient` one that waits for the patient's answers. `reason` is for the record and, when asked, for the
   * patient. The open one is returned when it is repeated. NOT_FOUND for another person's prescription; FORBIDDEN
   * without a license in the patient's state; CONFLICT when it has ended, its subscription cannot be changed, or a
   * renewal or another change is open; BAD_USER_INPUT names `productIds`.
   */
  openChange(request: {
    readonly actor: Actor;
    readonly clinician: Clinician;
    readonly visit: LockedVisit;
    readonly prescriptionId: string;
    /** The product that the clinician considers: it decides the questions, and is not prescribed yet. */
    readonly productIds: readonly number[];
    readonly reason: string;
    readonly asksPatient: boolean;
  }): Promise<Result<{ readonly consultationId: string }>>;
  /** Corrects answers according to what the patient told the clinician, see `Amendment`. */
  amend(
    actor: Actor,
    visit: LockedVisit,
    amendment: Amendment & ReportedAnswers,
  ): Promise<Result<IntakeResult>>;
  /**
   * Records the outcome of the emergency of a visit, which closes it; a patient who was not reached raises it again.
   * Returns whether it is closed. CONFLICT when none is open.
   */
  respondToAlert(visit: Pick<LockedVisit, 'consultation'>, response: AlertResponse): Promise<Result<boolean>>;
  /** The visit whose answers a correction is about; null when there is no such correction. */
  visitOfCorrection(correctionId: string): Promise<string | null>;
  /**
   * Records that a clinician has seen a correction of a locked visit. Returns its rules; null when it was seen before.
   */
  seeCorrection(
    correctionId: string,
    seen: { readonly clinicianId: string; readonly note: string | null },
  ): Promise<readonly string[] | null>;
  /** The visit a photo belongs to; null when there is no such photo. */
  visitOfPhoto(photoId: string): Promise<string | null>;
  /** Records that a clinician has opened the photos of a visit. */
  photosOpened(actor: Actor, consultationId: string): Promise<Result<void>>;
  /** Requests one photo from the patient again; `reason` is what the patient reads. */
  rejectPhoto(actor: Actor, visit: LockedVisit, photoId: string, reason: string): Promise<Result<Photo>>;
  /** Asks the patient of a visit in review who they are; the visit waits for them. CONFLICT when it is confirmed. */
  askForIdentification(actor: Actor, visit: LockedVisit, clinicianId: string): Promise<Result<LockedVisit>>;
  /** Reads back a name and date of birth (`readIdentification`); the visit waits for the patient when they differ. */
  readIdentification(
    actor: Actor,
    visit: LockedVisit,
    input: unknown,
    clinicianId: string,
  ): Promise<Result<IdentityReading>>;
  /** CONFLICT while an identification that was asked for or sent is not confirmed. */
  mayDecideFor(visit: Pick<LockedVisit, 'consultation'>): Promise<Result<null>>;
  /** The evaluation of a submitted visit for a decision, as if it were about these drugs. */
  evaluate(
    consultation: Consultation,
    drugTypes: readonly DrugType[],
    purpose: Purpose,
    /** Of the products in question; left out where only the drugs are known. */
    serviceLines?: readonly ServiceLine[],
  ): Promise<JudgedForDecision>;
  /** A page of the waiting cases, the most urgent first, and their total number. */
  queue(
    reader: CaseReader,
    wish: QueueWish,
  ): Promise<{ readonly cases: readonly QueuedCase[]; readonly counts: QueueCounts }>;
  /** A page of the decided cases, the newest decision first; the wish's view, task and excepted case do not narrow it. */
  decided(reader: CaseReader, wish: QueueWish): Promise<readonly QueuedCase[]>;
  /** The newest visits of these patients that the reader may see; waiting ones come first. */
  searchCases(reader: CaseReader, userIds: readonly string[]): Promise<readonly CaseRow[]>;
  /** The submitted visits of patients, newest first. */
  casesOf(userIds: readonly string[]): Promise<readonly CaseOfPatient[]>;
  /** One case with everything that belongs to it; null when the reader may not see it. */
  detail(reader: CaseReader, consultationId: string): Promise<CaseDetailRow | null>;
  /** Every visit of a patient, drafts included, newest first. */
  visits(userId: string): Promise<readonly PastVisit[]>;
  /** The progress photos that a patient shares, oldest first. */
  sharedProgress(userId: string): Promise<readonly SharedProgressPhoto[]>;
}
export const reviewPort = definePort<ReviewService>('consultation.review');
