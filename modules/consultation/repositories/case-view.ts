import type { Knex } from 'knex';
import { callStatusSql, type PhoneCallStatus } from '#modules/call/index.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import {
  type FactJson,
  type FindingJson,
  type FindingView,
  factFrom,
  factsSql,
  findingFrom,
  findingsSql,
  flagCountSql,
  type Outcome,
  type PatientFact,
  type VisitKind,
} from '#modules/eligibility/index.ts';
import {
  alarmDueSql,
  type MessageJson,
  type MessageView,
  messageFrom,
  messagesSql,
  unreadByStaffSql,
} from '#modules/message/index.ts';
import {
  clinicianNameSql,
  type DrugHoldJson,
  type DrugHoldView,
  drugHoldFrom,
  isLicensedSql,
  openDrugHoldsSql,
  patientsOnRuleHoldSql,
  signedInClinicianSql,
  type TreatmentJson,
  type TreatmentView,
  treatmentFrom,
  treatmentsSql,
} from '#modules/prescription/index.ts';
import { type Answers, type ResponseJson, responseSql } from '#modules/quiz/index.ts';
import type { DoseRequest } from '../domain/dose-request.ts';
import type { PlanItem } from '../domain/plan.ts';
import type { ConsultationStatus, JourneyStatus } from '../domain/states/index.ts';
import {
  type AlertResponseJson,
  type AlertResponseView,
  alertResponseFrom,
  alertResponsesSql,
} from './alert-responses.ts';
import {
  type CorrectionJson,
  type CorrectionView,
  correctionFrom,
  correctionsSql,
  unseenCorrectionSql,
} from './answer-corrections.ts';
import type { CheckIn } from './check-in/check-ins.ts';
import { type PhotoJson, type PhotoView, photoFrom, photosSql } from './photo-json.ts';
import {
  type IdentificationJson,
  type IdentificationView,
  identificationFrom,
  identificationSql,
} from './photos/identification-json.ts';

/** Who reads the desk: an operator sees every case, a clinician those of the states they are licensed in. */
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
  readonly status: ConsultationStatus;
  readonly journeyStatus: JourneyStatus;
  readonly shipState: string;
  readonly submittedAt: Date | null;
  readonly outcome: Outcome | null;
  readonly flagCount: number;
  readonly userProducts: readonly PlanItem[];
  /** What the patient asks for in a change of their dose; null in every other visit. */
  readonly doseRequests: readonly DoseRequest[] | null;
  readonly clinicianDecides: boolean;
  readonly assignedTo: string | null;
  readonly isMine: boolean;
  readonly unreadFromPatient: number;
  /** An emergency that no clinician has closed yet. */
  readonly isAlert: boolean;
  /** By when a clinician has to contact the patient because of what they wrote; null without an open emergency of that kind. */
  readonly alertDueAt: Date | null;
  /** When the oldest correction after a decision was made that no clinician has seen; null when there is none. */
  readonly correctedAt: Date | null;
  /** A rule holds what the patient takes, and no other case is open in which a clinician sees it. */
  readonly isHeld: boolean;
  /** What staff have to do because a check-in has no answer; null otherwise. */
  readonly checkInTask: CheckIn['task'];
}

export interface CaseDetailRow extends CaseRow {
  readonly createdAt: Date;
  /** The checkout that opened the visit; null for a visit without an order. */
  readonly checkoutId: string | null;
  readonly drugTypes: readonly DrugType[];
  readonly removedDrugTypes: readonly DrugType[];
  /** The questionnaire that was asked; null when none was opened. */
  readonly questionnaire: ResponseJson | null;
  readonly answers: Answers | null;
  /** Everything that is known of the patient, oldest first. */
  readonly facts: readonly PatientFact[];
  readonly doctorProducts: readonly PlanItem[] | null;
  readonly findings: readonly FindingView[];
  readonly photos: readonly PhotoView[];
  /** Null when the patient was not asked who they are. */
  readonly identification: IdentificationView | null;
  readonly messages: readonly MessageView[];
  readonly treatments: readonly TreatmentView[];
  /** Of drugs that the patient buys without a prescription. */
  readonly drugHolds: readonly DrugHoldView[];
  /** When the newest emergency of the visit began; null when there was none. */
  readonly alertAt: Date | null;
  readonly alertResponses: readonly AlertResponseView[];
  /** Answers that were corrected after a decision, newest first. */
  readonly corrections: readonly CorrectionView[];
  /** Whether the reader is a clinician licensed in the patient's state. */
  readonly mayDecide: boolean;
  /** Of the live call; null when none was required. */
  readonly callStatus: PhoneCallStatus | null;
}

interface Row {
  consultation_id: string;
  user_id: string;
  kind: VisitKind;
  is_after_move: boolean;
  status: ConsultationStatus;
  journey_status: JourneyStatus;
  ship_state: string;
  submitted_at: Date | null;
  outcome: Outcome | null;
  flag_count: number;
  user_products: PlanItem[];
  dose_requests: DoseRequest[] | null;
  clinician_decides: boolean;
  assigned_to: string | null;
  is_mine: boolean;
  unread_from_patient: number;
  is_alert: boolean;
  alert_due_at: Date | null;
  corrected_at: Date | null;
  is_held: boolean;
  check_in_task: CheckIn['task'];
}

interface DetailRow extends Row {
  created_at: Date;
  checkout_id: string | null;
  drug_types: DrugType[];
  removed_drug_types: DrugType[];
  questionnaire: ResponseJson | null;
  answers: Answers | null;
  facts: FactJson[];
  doctor_products: PlanItem[] | null;
  findings: FindingJson[];
  photos: PhotoJson[];
  identification: IdentificationJson | null;
  messages: MessageJson[];
  treatments: TreatmentJson[];
  drug_holds: DrugHoldJson[];
  alert_at: Date | null;
  alert_responses: AlertResponseJson[];
  corrections: CorrectionJson[];
  may_decide: boolean;
  call_status: PhoneCallStatus | null;
}

const fromRow = (row: Row): CaseRow => ({
  consultationId: row.consultation_id,
  userId: row.user_id,
  kind: row.kind,
  isAfterMove: row.is_after_move,
  status: row.status,
  journeyStatus: row.journey_status,
  shipState: row.ship_state,
  submittedAt: row.submitted_at,
  outcome: row.outcome,
  flagCount: row.flag_count,
  userProducts: row.user_products,
  doseRequests: row.dose_requests,
  clinicianDecides: row.clinician_decides,
  assignedTo: row.assigned_to,
  isMine: row.is_mine,
  unreadFromPatient: row.unread_from_patient,
  isAlert: row.is_alert,
  alertDueAt: row.alert_due_at,
  correctedAt: row.corrected_at,
  isHeld: row.is_held,
  checkInTask: row.check_in_task,
});

const openStatuses = "('submitted', 'assigned', 'in_review', 'needs_info', 'awaiting_call', 'plan_proposed')";

/** Who reads, and the visits that stand for what a rule holds while no other case of the patient is open. */
const me = `
  with me as (select case when not :isOperator then ${signedInClinicianSql} end as id),
  held as (
    select (select v.id from consultation v where v.user_id = h.user_id and v.status <> 'draft'
      order by v.status in ('approved', 'follow_up') desc, v.created_at desc, v.id limit 1) as id
    from ${patientsOnRuleHoldSql} h
    where not exists (select from consultation o where o.user_id = h.user_id
      and (o.status in ${openStatuses} or (o.alert_at is not null and o.alert_handled_at is null))))`;

const caseColumns = `
  c.id as consultation_id, c.user_id, c.kind, j.kind = 'refill_out_of_state' as is_after_move,
  c.status, j.status as journey_status, c.ship_state, c.submitted_at,
  c.outcome, j.user_products, j.dose_requests, j.clinician_decides, ${clinicianNameSql('c.clinician_id')} as assigned_to,
  coalesce(c.clinician_id = (select id from me), false) as is_mine,
  c.alert_at is not null and c.alert_handled_at is null as is_alert,
  case when c.alert_at is not null and c.alert_handled_at is null
    then ${alarmDueSql('c.id', 'c.alert_at')} end as alert_due_at,
  ${unseenCorrectionSql('c.id')} as corrected_at,
  c.id in (select id from held) as is_held,
  (select k.task from check_in k where k.consultation_id = c.id) as check_in_task,
  ${flagCountSql('c.id')} as flag_count, ${unreadByStaffSql('c.id')} as unread_from_patient`;

const cases = 'consultation c join journey j on j.id = c.journey_id';

/** Whether the reader is licensed where the patient is. */
const licensed = isLicensedSql('(select id from me)', 'c.ship_state');

const queueSql = `${me}
  select ${caseColumns} from ${cases}
  where (:isOperator or ${licensed})
    and (c.status in ${openStatuses}
      or c.id in (select id from held)
      or (c.alert_at is not null and c.alert_handled_at is null)
      or ${unseenCorrectionSql('c.id')} is not null
      or ${unreadByStaffSql('c.id')} > 0)
  order by (c.alert_at is not null and c.alert_handled_at is null) desc,
    coalesce(${unseenCorrectionSql('c.id')}, c.submitted_at, c.created_at), c.id
  limit 200`;

const detailSql = `${me}
  select ${caseColumns}, c.created_at, j.checkout_id, c.drug_types, c.removed_drug_types,
    ${responseSql('c.quiz_response_id')} as questionnaire, c.answers, ${factsSql('c.user_id')} as facts,
    j.doctor_products, ${licensed} as may_decide, ${callStatusSql('c.id')} as call_status,
    c.alert_at, ${alertResponsesSql('c.id')} as alert_responses,
    ${correctionsSql('c.id')} as corrections,
    ${findingsSql('c.id')} as findings,
    ${photosSql('c.id')} as photos,
    ${identificationSql('c.id')} as identification,
    ${treatmentsSql('c.user_id')} as treatments,
    ${openDrugHoldsSql('c.user_id')} as drug_holds,
    ${messagesSql('c.user_id')} as messages
  from ${cases}
  where c.id = :consultationId
    and (c.status <> 'draft' or exists (select from care_message m where m.consultation_id = c.id))
    and (:isOperator or ${licensed})`;

export const caseViewRepository = (db: Knex) => ({
  /** The cases that wait for staff, emergencies first, then the oldest. */
  queue: async (reader: CaseReader): Promise<readonly CaseRow[]> => {
    const { rows }: { rows: Row[] } = await db.raw(queueSql, { ...reader });
    return rows.map(fromRow);
  },

  /** One case with everything that belongs to it; null when the reader may not see it. */
  detail: async (reader: CaseReader, consultationId: string): Promise<CaseDetailRow | null> => {
    const { rows }: { rows: DetailRow[] } = await db.raw(detailSql, { ...reader, consultationId });
    const [row] = rows;
    return row
      ? {
          ...fromRow(row),
          createdAt: row.created_at,
          checkoutId: row.checkout_id,
          drugTypes: row.drug_types,
          removedDrugTypes: row.removed_drug_types,
          questionnaire: row.questionnaire,
          answers: row.answers,
          facts: row.facts.map(factFrom),
          doctorProducts: row.doctor_products,
          findings: row.findings.map(findingFrom),
          photos: row.photos.map(photoFrom),
          identification: row.identification && identificationFrom(row.identification),
          messages: row.messages.map(messageFrom),
          treatments: row.treatments.map(treatmentFrom),
          drugHolds: row.drug_holds.map(drugHoldFrom),
          alertAt: row.alert_at,
          alertResponses: row.alert_responses.map(alertResponseFrom),
          corrections: row.corrections.map(correctionFrom),
          mayDecide: row.may_decide,
          callStatus: row.call_status,
        }
      : null;
  },
});
