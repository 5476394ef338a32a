import type { JsonInstant } from '#kernel/json-instant.ts';
import { callStartsAtSql } from '#modules/call/index.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import { flagCountSql, type Outcome, type VisitKind } from '#modules/eligibility/index.ts';
import { alarmDueSql, unreadByStaffSql } from '#modules/message/index.ts';
import {
  clinicianNameSql,
  type InterruptionCause,
  isLicensedSql,
  isTreatedInSql,
  openInterruptionsSql,
  patientsOnRuleHoldSql,
  signedInClinicianSql,
} from '#modules/prescription/index.ts';
import type { DeskTask } from '../domain/desk-task.ts';
import type { DoseRequest } from '../domain/dose-request.ts';
import type { PlanItem } from '../domain/plan.ts';
import type { ConsultationStatus, JourneyStatus } from '../domain/states/index.ts';
import { unseenCorrectionSql } from './answer-corrections.ts';
import type { CheckIn } from './check-in/check-ins.ts';

/**
 * The staff member who reads the desk: an operator sees every case, a clinician those of the states they are licensed
 * in, and emergencies in states without a clinician.
 */
export interface CaseReader {
  readonly userId: string;
  readonly email: string;
  readonly isOperator: boolean;
}

export interface CaseRow {
  readonly consultationId: string;
  readonly userId: string;
  readonly kind: VisitKind;
  /** The patient moved to another state. */
  readonly isAfterMove: boolean;
  /** The visit began without an order: no product was asked for. */
  readonly isRequest: boolean;
  readonly drugTypes: readonly DrugType[];
  /** A renewal that the yearly check-in led. */
  readonly isAnnual: boolean;
  readonly status: ConsultationStatus;
  readonly journeyStatus: JourneyStatus;
  readonly shipState: string;
  readonly submittedAt: Date | null;
  /** When a clinician decided; null while nobody has. */
  readonly decidedAt: Date | null;
  readonly outcome: Outcome | null;
  readonly flagCount: number;
  readonly userProducts: readonly PlanItem[];
  /** The patient's request in a change of their dose; null in every other visit. */
  readonly doseRequests: readonly DoseRequest[] | null;
  readonly clinicianDecides: boolean;
  readonly assignedTo: string | null;
  readonly isMine: boolean;
  readonly unreadFromPatient: number;
  /** An emergency that no clinician has closed yet. */
  readonly isAlert: boolean;
  /**
   * When a clinician has to have contacted the patient because of a message; null without an open emergency of that
   * kind.
   */
  readonly alertDueAt: Date | null;
  /** When the oldest correction after a decision was made that no clinician has seen; null when there is none. */
  readonly correctedAt: Date | null;
  /** A rule holds a treatment of the patient, and no other case is open in which a clinician sees it. */
  readonly isHeld: boolean;
  /** Why a prescription of the visit may lapse abruptly, until a clinician decides; null without an interruption. */
  readonly interruption: InterruptionCause | null;
  /** When the booked call of the visit starts; null without one. */
  readonly callStartsAt: Date | null;
  /** The task for staff because a check-in has no answer; null otherwise. */
  readonly checkInTask: CheckIn['task'];
  /** The patient may still send photos. */
  readonly photosMissing: boolean;
  /** The reason why it waits for staff; null when it does not. */
  readonly task: DeskTask | null;
  /** Since when it waits for that reason; null when it does not wait. */
  readonly waitsSince: Date | null;
  /** When staff must have acted; null when it does not wait. */
  readonly dueAt: Date | null;
}

/** An instant is text inside JSON, and a date in a row. */
type Instant = JsonInstant | Date | null;

export interface CaseJson {
  consultation_id: string;
  user_id: string;
  kind: VisitKind;
  is_after_move: boolean;
  is_request: boolean;
  drug_types: DrugType[];
  is_annual: boolean;
  status: ConsultationStatus;
  journey_status: JourneyStatus;
  ship_state: string;
  submitted_at: Instant;
  decided_at: Instant;
  outcome: Outcome | null;
  flag_count: number;
  user_products: PlanItem[];
  dose_requests: DoseRequest[] | null;
  clinician_decides: boolean;
  assigned_to: string | null;
  is_mine: boolean;
  unread_from_patient: number;
  is_alert: boolean;
  alert_due_at: Instant;
  corrected_at: Instant;
  is_held: boolean;
  interruption: InterruptionCause | null;
  call_starts_at: Instant;
  check_in_task: CheckIn['task'];
  photos_missing: boolean;
  task: DeskTask | null;
  waits_since: Instant;
  due_at: Instant;
}

const dateOf = (at: Instant): Date | null => (at === null ? null : new Date(at));

export const caseFrom = (row: CaseJson): CaseRow => ({
  consultationId: row.consultation_id,
  userId: row.user_id,
  kind: row.kind,
  isAfterMove: row.is_after_move,
  isRequest: row.is_request,
  drugTypes: row.drug_types,
  isAnnual: row.is_annual,
  status: row.status,
  journeyStatus: row.journey_status,
  shipState: row.ship_state,
  submittedAt: dateOf(row.submitted_at),
  decidedAt: dateOf(row.decided_at),
  outcome: row.outcome,
  flagCount: row.flag_count,
  userProducts: row.user_products,
  doseRequests: row.dose_requests,
  clinicianDecides: row.clinician_decides,
  assignedTo: row.assigned_to,
  isMine: row.is_mine,
  unreadFromPatient: row.unread_from_patient,
  isAlert: row.is_alert,
  alertDueAt: dateOf(row.alert_due_at),
  correctedAt: dateOf(row.corrected_at),
  isHeld: row.is_held,
  interruption: row.interruption,
  callStartsAt: dateOf(row.call_starts_at),
  checkInTask: row.check_in_task,
  photosMissing: row.photos_missing,
  task: row.task,
  waitsSince: dateOf(row.waits_since),
  dueAt: dateOf(row.due_at),
});

const openStatuses = "('submitted', 'assigned', 'in_review', 'needs_info', 'awaiting_call', 'plan_proposed')";

/**
 * The common table `held`: the visits that represent a hold by a rule while no other case of the patient is open, with the time
 * of the oldest hold.
 */
export const heldSql = `
  held as (
    select (select v.id from consultation v where v.user_id = h.user_id and v.status <> 'draft'
      order by v.status in ('approved', 'follow_up') desc, v.created_at desc, v.id limit 1) as id,
      min(h.placed_at) as since
    from ${patientsOnRuleHoldSql} h
    where not exists (select from consultation o where o.user_id = h.user_id
      and (o.status in ${openStatuses} or (o.alert_at is not null and o.alert_handled_at is null)))
    group by h.user_id)`;

/** Common tables for the statements of the desk: `me`, the reading clinician, null for operators; and `held`. */
export const readerSql = `
  me as (select case when not :isOperator then ${signedInClinicianSql} end as id),${heldSql}`;

/** A case as `CaseJson`; needs `cases`, `me`, `held`, and a row `t` of `open_task`. */
export const caseColumns = `
  c.id as consultation_id, c.user_id, c.kind, j.kind = 'refill_out_of_state' as is_after_move, j.kind = 'request' as is_request,
  c.drug_types,
  j.kind = 'annual_check_in' as is_annual,
  c.status, j.status as journey_status, c.ship_state, c.submitted_at, c.decided_at,
  c.outcome, j.user_products, j.dose_requests, j.clinician_decides, ${clinicianNameSql('c.clinician_id')} as assigned_to,
  coalesce(c.clinician_id = (select id from me), false) as is_mine,
  c.alert_at is not null and c.alert_handled_at is null as is_alert,
  case when c.alert_at is not null and c.alert_handled_at is null
    then ${alarmDueSql('c.id', 'c.alert_at')} end as alert_due_at,
  ${unseenCorrectionSql('c.id')} as corrected_at,
  c.id in (select id from held) as is_held,
  (select i.cause from ${openInterruptionsSql} i where i.consultation_id = c.id order by i.raised_at limit 1) as interruption,
  ${callStartsAtSql('c.id')} as call_starts_at,
  (select k.task from check_in k where k.consultation_id = c.id) as check_in_task,
  j.status = 'awaiting_media' as photos_missing, t.kind as task, t.since as waits_since, t.due_at,
  ${flagCountSql('c.id')} as flag_count, ${unreadByStaffSql('c.id')} as unread_from_patient`;

export const cases = 'consultation c join journey j on j.id = c.journey_id';

/** Whether the reader is a clinician licensed at `:now` in the patient's state of the case `c`. */
export const licensedSql = isLicensedSql('(select id from me)', 'c.ship_state', 'cast(:now as timestamptz)');

/**
 * Whether the reader may see the case `c`. An emergency in a state without a licensed clinician is visible to every
 * clinician, who may respond to it and decide nothing.
 */
export const mayReadSql = `(:isOperator or ${licensedSql}
    or (c.alert_at is not null and (select id from me) is not null and not ${isTreatedInSql('c.ship_state', 'cast(:now as timestamptz)')}))
  and (c.status <> 'draft' or exists (select from care_message m where m.consultation_id = c.id))`;
