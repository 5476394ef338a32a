import type { Knex } from 'knex';
import { instant, type JsonInstant } from '#kernel/json-instant.ts';

import { callStatusSql, type PhoneCallStatus } from '#modules/call/index.ts';
import { acknowledgedSql, newestFactSql } from '#modules/eligibility/index.ts';

import {
  type ThreadMessage,
  type ThreadMessageJson,
  threadMessageFrom,
  threadMessagesSql,
} from '#modules/message/index.ts';
import {
  type ClinicianView,
  clinicianSql,
  type PrescriptionJson,
  type PrescriptionRow,
  prescriptionFrom,
  prescriptionsSql,
} from '#modules/prescription/index.ts';
import type { DoseRequest } from '../domain/dose-request.ts';
import type { PlanItem } from '../domain/plan.ts';
import type {
  ConsultationStatus,
  ImageStatus,
  JourneyKind,
  JourneyStatus,
  MediaSetStatus,
} from '../domain/states/index.ts';
import { isDocumentSql } from './photo-json.ts';

export interface ProgressImageRow {
  readonly id: string;
  readonly imageType: string;
  readonly status: ImageStatus;
}

/** One request of a patient with its visit; an order without a prescription has none. */
export interface JourneyRow {
  readonly id: string;
  readonly kind: JourneyKind;
  readonly status: JourneyStatus;
  readonly statusAt: Date;
  readonly createdAt: Date;
  readonly userProducts: readonly PlanItem[];
  readonly doctorProducts: readonly PlanItem[] | null;
  readonly finalProducts: readonly PlanItem[] | null;
  readonly doseRequests: readonly DoseRequest[] | null;
  readonly consultationId: string | null;
  readonly consultationStatus: ConsultationStatus | null;
  readonly shipState: string | null;
  readonly clinicianId: string | null;
  readonly quizResponseId: string | null;
  readonly quizSetId: string | null;
  /** Of the live call; null when none was required yet. */
  readonly callStatus: PhoneCallStatus | null;
  /** The rules found that the state requires a call. */
  readonly callIsDue: boolean;
  readonly mediaSetId: string | null;
  /** Null without photos. */
  readonly mediaSetStatus: MediaSetStatus | null;
  readonly images: readonly ProgressImageRow[];
}

/** A journey with a visit. */
export interface VisitJourney extends JourneyRow {
  readonly consultationId: string;
  readonly consultationStatus: ConsultationStatus;
  readonly shipState: string;
}

export const hasVisit = (journey: JourneyRow): journey is VisitJourney => journey.consultationId !== null;

/** All care of one patient: journeys and prescriptions newest first, messages oldest first. */
export interface CareRecord {
  readonly journeys: readonly JourneyRow[];
  readonly messages: readonly ThreadMessage[];
  readonly prescriptions: readonly PrescriptionRow[];
  readonly provider: ClinicianView | null;
  /** The sex at birth, from the patient's newest answers. */
  readonly gender: string | null;
}

type JourneyJson = Omit<JourneyRow, 'statusAt' | 'createdAt'> & {
  readonly statusAt: JsonInstant;
  readonly createdAt: JsonInstant;
};
interface Row {
  readonly journeys: readonly JourneyJson[];
  readonly messages: readonly ThreadMessageJson[];
  readonly prescriptions: readonly PrescriptionJson[];
  readonly provider: ClinicianView | null;
  readonly gender: string | null;
}

const sql = `
  select
    (select coalesce(json_agg(t), '[]') from (
       select j.id, j.kind, j.status, j.status_at as "statusAt", j.created_at as "createdAt",
         j.user_products as "userProducts", j.doctor_products as "doctorProducts",
         j.final_products as "finalProducts", j.dose_requests as "doseRequests", c.id as "consultationId", c.status as "consultationStatus",
         c.ship_state as "shipState", c.clinician_id as "clinicianId", c.quiz_response_id as "quizResponseId",
         j.quiz_set_id as "quizSetId",
         ${callStatusSql('c.id')} as "callStatus",
         ${acknowledgedSql('c.id', 'LIVE-CALL')} is not null as "callIsDue",
         m.id as "mediaSetId", m.status as "mediaSetStatus",
         (select coalesce(json_agg(json_build_object('id', p.id, 'imageType', p.view, 'status', p.status)
            order by p.uploaded_at, p.view), '[]')
          from photo p where p.media_set_id = m.id and p.object_key is not null
            and not ${isDocumentSql('p.view')}) as images
       from journey j left join consultation c on c.journey_id = j.id left join media_set m on m.consultation_id = c.id
       where j.user_id = :userId order by j.created_at desc, j.id) t) as journeys,
    ${threadMessagesSql(':userId')} as messages,
    ${prescriptionsSql(':userId')} as prescriptions,
    ${clinicianSql(`(select clinician_id from consultation
      where user_id = :userId and clinician_id is not null order by created_at desc limit 1)`)} as provider,
    ${newestFactSql(':userId', 'sex_at_birth')} as gender`;

export const careRecordRepository = (db: Knex) => ({
  /** One statement. */
  of: async (userId: string): Promise<CareRecord> => {
    const { rows }: { rows: Row[] } = await db.raw(sql, { userId });
    const [row] = rows;
    if (!row) throw new Error('A statement without a table gave no row.');
    return {
      provider: row.provider,
      gender: row.gender,
      journeys: row.journeys.map((journey) => ({
        ...journey,
        statusAt: instant(journey.statusAt),
        createdAt: instant(journey.createdAt),
      })),
      messages: row.messages.map(threadMessageFrom),
      prescriptions: row.prescriptions.map(prescriptionFrom),
    };
  },
});
