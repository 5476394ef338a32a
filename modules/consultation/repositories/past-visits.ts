import { instant, instantOrNull, type JsonInstant } from '#kernel/json-instant.ts';
import type { VisitKind } from '#modules/eligibility/index.ts';
import { clinicianOfPersonSql } from '#modules/prescription/index.ts';
import { configNameSql, correctionReasonSql } from '#modules/quiz/index.ts';
import type { ReadJson } from '#server/scope.ts';
import type { ConsultationStatus, JourneyKind } from '../domain/states/index.ts';
import {
  type AlertResponseJson,
  type AlertResponseView,
  alertResponseFrom,
  alertResponsesSql,
} from './alert-responses.ts';
import { type PhotoJson, type PhotoView, photoFrom, photosSql } from './photo-json.ts';

/** A new status of a visit, or a correction of its answers. */
export interface VisitEvent {
  readonly at: Date;
  readonly what: ConsultationStatus | 'corrected';
  readonly actorRole: string;
  /** Null when it was not one of our clinicians. */
  readonly clinicianName: string | null;
  readonly reason: string;
}

/** One of a patient's visits, as the chart shows it. */
export interface PastVisit {
  readonly consultationId: string;
  readonly kind: VisitKind;
  readonly journeyKind: JourneyKind;
  /** The patient asked for another dose of what they take. */
  readonly isPatientsRequest: boolean;
  readonly status: ConsultationStatus;
  readonly createdAt: Date;
  /** The name of the questionnaire that was asked; null before one was opened. */
  readonly questionnaire: string | null;
  /** When the newest emergency of the visit began; null when there was none. */
  readonly alertAt: Date | null;
  readonly alertResponses: readonly AlertResponseView[];
  readonly photos: readonly PhotoView[];
  /** Oldest first. */
  readonly events: readonly VisitEvent[];
}

type Row = Omit<PastVisit, 'createdAt' | 'alertAt' | 'alertResponses' | 'photos' | 'events'> & {
  readonly createdAt: JsonInstant;
  readonly alertAt: JsonInstant | null;
  readonly alertResponses: readonly AlertResponseJson[];
  readonly photos: readonly PhotoJson[];
  readonly events: readonly (Omit<VisitEvent, 'at'> & { readonly at: JsonInstant })[];
};

const visitsSql = `(select coalesce(json_agg(v order by v."createdAt" desc, v."consultationId"), '[]') from (
  select c.id as "consultationId", c.kind, j.kind as "journeyKind",
    j.dose_requests is not null as "isPatientsRequest", c.status, c.created_at as "createdAt", ${configNameSql('c.quiz_response_id')} as questionnaire,
    c.alert_at as "alertAt", ${alertResponsesSql('c.id')} as "alertResponses", ${photosSql('c.id')} as photos,
    (select coalesce(json_agg(t), '[]') from (
      select s.at, case when s.entity = 'quiz_response' then 'corrected' else s.to_state end as what,
        s.actor_role as "actorRole",
        case when s.entity = 'quiz_response' then ${correctionReasonSql('c.quiz_response_id', 's.from_end')}
          else s.reason end as reason,
        case when s.actor_role = 'clinician' then ${clinicianOfPersonSql('s.actor_id')} end as "clinicianName"
      from (
        select e.*, row_number() over (partition by e.entity order by e.at desc, e.id desc) as from_end
        from state_transition e
        where (e.entity = 'consultation' and e.entity_id = c.id)
          or (e.entity = 'quiz_response' and e.entity_id = c.quiz_response_id and e.to_state = 'amended')) s
      order by s.at, s.id) t) as events
  from consultation c join journey j on j.id = c.journey_id where c.user_id = :userId) v)`;

/** Every visit of a patient, drafts included, newest first. One JSON read. */
export const pastVisits = async (read: ReadJson, userId: string): Promise<readonly PastVisit[]> =>
  (await read<readonly Row[]>(visitsSql, { userId })).map((row) => ({
    ...row,
    createdAt: instant(row.createdAt),
    alertAt: instantOrNull(row.alertAt),
    alertResponses: row.alertResponses.map(alertResponseFrom),
    photos: row.photos.map(photoFrom),
    events: row.events.map((event) => ({ ...event, at: instant(event.at) })),
  }));
