import { instant, instantOrNull, type JsonInstant } from '#kernel/json-instant.ts';
import { callStartsAtSql } from '#modules/call/index.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import {
  type FindingJson,
  type FindingView,
  findingFrom,
  findingsSql,
  type Outcome,
  type VisitKind,
} from '#modules/eligibility/index.ts';
import { approvalNoteSql, unreadByPatientSql } from '#modules/message/index.ts';
import {
  type ClinicianView,
  clinicianSql,
  lastPrescriberSql,
  signatureOfVisitSql,
  type TreatmentJson,
  type TreatmentView,
  treatmentFrom,
  treatmentsSql,
} from '#modules/prescription/index.ts';
import type { ReadJson } from '#server/scope.ts';
import type { DoseRequest } from '../domain/dose-request.ts';
import type { PlanItem } from '../domain/plan.ts';
import {
  type ConsultationStatus,
  type JourneyKind,
  type JourneyStatus,
  journeyMachine,
} from '../domain/states/index.ts';
import type { Consultation } from './consultations.ts';
import { type PhotoJson, type PhotoView, photoFrom, photosSql } from './photo-json.ts';
import {
  type IdentificationJson,
  type IdentificationView,
  identificationFrom,
  identificationSql,
} from './photos/identification-json.ts';

export interface ProposalView {
  readonly id: string;
  readonly products: readonly PlanItem[];
  readonly reason: string;
  readonly expiresAt: Date;
  /** Who proposes it, with the license in the patient's state. */
  readonly clinician: ClinicianView;
}

/** The patient's current visit, else their last one. */
export interface VisitView
  extends Pick<
    Consultation,
    | 'kind'
    | 'status'
    | 'quizResponseId'
    | 'drugTypes'
    | 'outcome'
    | 'removedDrugTypes'
    | 'submittedAt'
    | 'decidedAt'
    | 'refusalReason'
    | 'refusalAlternatives'
  > {
  readonly journeyId: string;
  /** Null for a visit about what ships already. */
  readonly checkoutId: string | null;
  readonly journeyKind: JourneyKind;
  readonly journeyStatus: JourneyStatus;
  readonly journeyStatusAt: Date;
  readonly userProducts: readonly PlanItem[];
  /** The patient's request in a change of their dose, empty before it is submitted; null in every other visit. */
  readonly doseRequests: readonly DoseRequest[] | null;
  readonly createdAt: Date;
  readonly consultationId: string;
  readonly findings: readonly FindingView[];
  readonly photos: readonly PhotoView[];
  /** Null when the visit has none. */
  readonly identification: IdentificationView | null;
  readonly proposal: ProposalView | null;
  /** When the booked live call starts; null without one. */
  readonly callStartsAt: Date | null;
  /** What the clinician wrote with the approval; null without one. */
  readonly approvalNote: string | null;
  /** How the clinician who approved it signs; null before. */
  readonly approvalSignature: string | null;
}

export interface CareView {
  readonly unread: number;
  readonly treatments: readonly TreatmentView[];
  readonly clinician: ClinicianView | null;
  readonly visit: VisitView | null;
}

interface VisitJson {
  journey_id: string;
  checkout_id: string | null;
  journey_kind: JourneyKind;
  journey_status: JourneyStatus;
  journey_status_at: JsonInstant;
  user_products: PlanItem[];
  dose_requests: DoseRequest[] | null;
  created_at: JsonInstant;
  consultation_id: string;
  kind: VisitKind;
  status: ConsultationStatus;
  quiz_response_id: string | null;
  drug_types: DrugType[];
  outcome: Outcome | null;
  removed_drug_types: DrugType[];
  submitted_at: JsonInstant | null;
  decided_at: JsonInstant | null;
  refusal_reason: string | null;
  refusal_alternatives: string | null;
  findings: FindingJson[];
  photos: PhotoJson[];
  identification: IdentificationJson | null;
  proposal: {
    id: string;
    products: PlanItem[];
    reason: string;
    expires_at: JsonInstant;
    clinician: ClinicianView;
  } | null;
  call_starts_at: JsonInstant | null;
  approval_note: string | null;
  approval_signature: string | null;
}

interface Row {
  unread: number;
  treatments: TreatmentJson[];
  visit: VisitJson | null;
  clinician: ClinicianView | null;
}

const visitFrom = (row: VisitJson): VisitView => ({
  journeyId: row.journey_id,
  checkoutId: row.checkout_id,
  journeyKind: row.journey_kind,
  journeyStatus: row.journey_status,
  journeyStatusAt: instant(row.journey_status_at),
  userProducts: row.user_products,
  doseRequests: row.dose_requests,
  createdAt: instant(row.created_at),
  consultationId: row.consultation_id,
  kind: row.kind,
  status: row.status,
  quizResponseId: row.quiz_response_id,
  drugTypes: row.drug_types,
  outcome: row.outcome,
  removedDrugTypes: row.removed_drug_types,
  submittedAt: instantOrNull(row.submitted_at),
  decidedAt: instantOrNull(row.decided_at),
  refusalReason: row.refusal_reason,
  refusalAlternatives: row.refusal_alternatives,
  findings: row.findings.map(findingFrom),
  photos: row.photos.map(photoFrom),
  identification: row.identification && identificationFrom(row.identification),
  proposal: row.proposal && {
    id: row.proposal.id,
    products: row.proposal.products,
    reason: row.proposal.reason,
    expiresAt: instant(row.proposal.expires_at),
    clinician: row.proposal.clinician,
  },
  callStartsAt: instantOrNull(row.call_starts_at),
  approvalNote: row.approval_note,
  approvalSignature: row.approval_signature,
});

/** Journeys that have not ended and do not wait for the pharmacy. */
const openJourneys: readonly JourneyStatus[] = journeyMachine.states.filter(
  (status) =>
    status !== 'in_fulfillment' && journeyMachine.transitions.some(({ from }) => from.includes(status)),
);

/** Where a license is shown: in the patient's state, now. */
const whereTheyLive = {
  state: '(select state from person where id = :userId)',
  at: 'cast(:now as timestamptz)',
};

// An open journey comes first; a refusal comes before it only while it is the newest event. Check-ins are shown
// separately.
const sql = `(
  with current as (
    select j.id as journey_id, j.checkout_id, j.kind as journey_kind, j.status as journey_status, j.status_at as journey_status_at, j.user_products,
      j.dose_requests, j.created_at, c.id as consultation_id, c.kind, c.status, c.quiz_response_id, c.clinician_id, c.drug_types,
      c.outcome, c.removed_drug_types, c.submitted_at, c.decided_at, c.refusal_reason, c.refusal_alternatives
    from journey j join consultation c on c.journey_id = j.id
    where j.user_id = :userId and c.kind <> 'check_in'
    order by (c.id = cast(:consultationId as uuid)) desc nulls last, (j.status = any(:open) or (j.status in ('ineligible', 'declined')
      and j.status_at > all (select k.status_at from journey k where k.user_id = :userId and k.id <> j.id
        and k.kind not in ('otc_order', 'check_in', 'fmp_check_in', 'post_arc')))) desc,
      j.status_at desc, j.created_at desc
    limit 1)
  select row_to_json(care) from (select
    ${unreadByPatientSql(':userId')} as unread,
    ${treatmentsSql(':userId')} as treatments,
    (select row_to_json(v) from (
      select current.*, ${findingsSql('current.consultation_id')} as findings,
        ${photosSql('current.consultation_id')} as photos,
        ${identificationSql('current.consultation_id')} as identification,
        (select row_to_json(p) from (
          select id, products, reason, expires_at, ${clinicianSql('plan_proposal.clinician_id', whereTheyLive)} as clinician
          from plan_proposal
          where consultation_id = current.consultation_id and status = 'open') p) as proposal,
        ${callStartsAtSql('current.consultation_id')} as call_starts_at,
        ${approvalNoteSql('current.consultation_id')} as approval_note,
        ${signatureOfVisitSql('current.consultation_id')} as approval_signature
      from current) v) as visit,
    ${clinicianSql(`coalesce((select clinician_id from current), ${lastPrescriberSql(':userId')})`, whereTheyLive)} as clinician) care)`;

/** Everything about care on the patient's pages, in one query. `consultationId`: the visit to show, if it is theirs. */
export const readCare = async (
  read: ReadJson,
  userId: string,
  now: Date,
  consultationId: string | null = null,
): Promise<CareView> => {
  const row = await read<Row>(sql, { userId, now, open: openJourneys, consultationId });
  return {
    unread: row.unread,
    treatments: row.treatments.map(treatmentFrom),
    visit: row.visit && visitFrom(row.visit),
    clinician: row.clinician,
  };
};
