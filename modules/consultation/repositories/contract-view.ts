import type { Knex } from 'knex';
import type { PlanItem } from '../domain/plan.ts';
import type { ConsultationStatus, JourneyKind, JourneyStatus } from '../domain/states/index.ts';
import { instant, instantOrNull, type JsonInstant } from './view-rows.ts';

export interface ProgressImageRow {
  readonly id: string;
  readonly imageType: string;
}

/** One matter of a patient with its visit; each journey has exactly one. */
export interface JourneyRow {
  readonly id: string;
  readonly kind: JourneyKind;
  readonly status: JourneyStatus;
  readonly statusAt: Date;
  readonly createdAt: Date;
  readonly userProducts: readonly PlanItem[];
  readonly doctorProducts: readonly PlanItem[] | null;
  readonly finalProducts: readonly PlanItem[] | null;
  readonly consultationId: string;
  readonly consultationStatus: ConsultationStatus;
  readonly shipState: string;
  readonly clinicianId: string | null;
  readonly quizResponseId: string | null;
  readonly quizSetId: string | null;
  /** Whether the call that the state asks for has taken place; null where none is asked for, or not yet. */
  readonly callTookPlace: boolean | null;
  /** The clinician proposed another plan, which waits for the patient. */
  readonly hasOpenProposal: boolean;
  readonly mediaSetId: string | null;
  readonly images: readonly ProgressImageRow[];
}

export interface MessageRow {
  readonly id: string;
  readonly consultationId: string;
  readonly body: string;
  readonly authorType: string;
  readonly authorName: string;
  readonly prescriptionStatus: string;
  readonly createdAt: Date;
  /** Written to the patient, who has not opened it yet. */
  readonly unread: boolean;
}

export interface PrescriptionRow {
  readonly id: string;
  readonly productId: number;
  readonly status: string;
  readonly expiresAt: Date | null;
  readonly refillsRemaining: number;
}

export interface ProviderRow {
  readonly id: string;
  readonly name: string;
  readonly qualification: string;
  readonly medicalSchool: string | null;
  readonly residency: string | null;
  readonly signatureName: string;
}

/** All care of one patient: journeys and prescriptions newest first, messages oldest first. */
export interface CareRecord {
  readonly journeys: readonly JourneyRow[];
  readonly messages: readonly MessageRow[];
  readonly prescriptions: readonly PrescriptionRow[];
  readonly provider: ProviderRow | null;
}

type JourneyJson = Omit<JourneyRow, 'statusAt' | 'createdAt'> & {
  readonly statusAt: JsonInstant;
  readonly createdAt: JsonInstant;
};
type MessageJson = Omit<MessageRow, 'createdAt'> & { readonly createdAt: JsonInstant };
type PrescriptionJson = Omit<PrescriptionRow, 'expiresAt'> & { readonly expiresAt: JsonInstant | null };

interface Row {
  readonly journeys: readonly JourneyJson[];
  readonly messages: readonly MessageJson[];
  readonly prescriptions: readonly PrescriptionJson[];
  readonly provider: ProviderRow | null;
}

/** The newest of a patient's messages that are shown. */
const MESSAGES_SHOWN = 500;

const sql = `
  select
    (select coalesce(json_agg(t), '[]') from (
       select j.id, j.kind, j.status, j.status_at as "statusAt", j.created_at as "createdAt",
         j.user_products as "userProducts", j.doctor_products as "doctorProducts",
         j.final_products as "finalProducts", c.id as "consultationId", c.status as "consultationStatus",
         c.ship_state as "shipState", c.clinician_id as "clinicianId", c.quiz_response_id as "quizResponseId",
         j.quiz_set_id as "quizSetId",
         (select f.acknowledged_at is not null from eligibility_finding f
          where f.consultation_id = c.id and f.rule_id = 'LIVE-CALL' order by f.evaluated_at desc limit 1)
           as "callTookPlace",
         exists (select from plan_proposal p where p.consultation_id = c.id and p.status = 'open')
           as "hasOpenProposal",
         m.id as "mediaSetId",
         (select coalesce(json_agg(json_build_object('id', p.id, 'imageType', p.view)
            order by p.uploaded_at, p.view), '[]')
          from photo p where p.media_set_id = m.id and p.object_key is not null) as images
       from journey j join consultation c on c.journey_id = j.id left join media_set m on m.consultation_id = c.id
       where j.user_id = :userId order by j.created_at desc, j.id) t) as journeys,
    (select coalesce(json_agg(t order by t."createdAt", t.id), '[]') from (
       select id, consultation_id as "consultationId", body, author_type as "authorType",
         author_name as "authorName", prescription_status as "prescriptionStatus", created_at as "createdAt",
         read_at is null and author_type <> 'patient' as unread
       from care_message where user_id = :userId
       order by created_at desc, id desc limit ${MESSAGES_SHOWN}) t) as messages,
    (select coalesce(json_agg(t), '[]') from (
       select id, product_id as "productId", status, expires_at as "expiresAt",
         refills_remaining as "refillsRemaining"
       from prescription
       where user_id = :userId and status not in ('draft', 'cancelled', 'superseded', 'entered_in_error')
       order by created_at desc, id) t) as prescriptions,
    (select json_build_object('id', k.id, 'name', k.name, 'qualification', k.qualification,
       'medicalSchool', k.medical_school, 'residency', k.residency, 'signatureName', k.signature_name)
     from clinician k where k.id = (select clinician_id from consultation
       where user_id = :userId and clinician_id is not null order by created_at desc limit 1)) as provider`;

export const contractViewRepository = (db: Knex) => ({
  /** One statement. */
  of: async (userId: string): Promise<CareRecord> => {
    const { rows }: { rows: Row[] } = await db.raw(sql, { userId });
    const [row] = rows;
    if (!row) throw new Error('A statement without a table gave no row.');
    return {
      provider: row.provider,
      journeys: row.journeys.map((journey) => ({
        ...journey,
        statusAt: instant(journey.statusAt),
        createdAt: instant(journey.createdAt),
      })),
      messages: row.messages.map((message) => ({ ...message, createdAt: instant(message.createdAt) })),
      prescriptions: row.prescriptions.map((one) => ({ ...one, expiresAt: instantOrNull(one.expiresAt) })),
    };
  },
});
