import { instant, instantOrNull, type JsonInstant } from '#kernel/json-instant.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import {
  type CheckInItem,
  type FindingJson,
  type FindingView,
  findingFrom,
  findingsSql,
} from '#modules/eligibility/index.ts';
import type { ReadJson } from '#server/scope.ts';
import type { PlanItem } from '../../domain/plan.ts';
import { type PhotoJson, type PhotoView, photoFrom, photosSql } from '../photo-json.ts';
import type { CheckInForm, CheckInResult } from './check-ins.ts';

/** A check-in as the patient's pages show it. */
export interface CheckInView {
  readonly consultationId: string;
  readonly form: CheckInForm;
  readonly asksReading: boolean;
  readonly dueAt: Date;
  readonly closedAt: Date | null;
  readonly result: CheckInResult | null;
  readonly items: readonly CheckInItem[];
  readonly drugTypes: readonly DrugType[];
  readonly responseId: string | null;
  /** Whether part of the treatment is on hold until it is answered. */
  readonly holds: boolean;
  /** The findings that a clinician has to review. */
  readonly findings: readonly FindingView[];
  readonly photos: readonly PhotoView[];
  /** The treatment before the renewal that it follows, and the decision; null for other check-ins. */
  readonly decided: { readonly before: readonly PlanItem[]; readonly after: readonly PlanItem[] } | null;
}

type Row = Omit<CheckInView, 'dueAt' | 'closedAt' | 'findings' | 'photos'> & {
  readonly photos: readonly PhotoJson[];
  readonly findings: readonly FindingJson[];
  readonly dueAt: JsonInstant;
  readonly closedAt: JsonInstant | null;
};

const sql = `(select coalesce(json_agg(t), '[]') from (
  select k.consultation_id as "consultationId", k.form, k.asks_reading as "asksReading", k.due_at as "dueAt",
    k.closed_at as "closedAt", k.result, c.drug_types as "drugTypes", c.quiz_response_id as "responseId",
    array(select i.item from check_in_item i where i.consultation_id = k.consultation_id
      order by i.due_at, i.item) as items,
    ${findingsSql('k.consultation_id')} as findings, ${photosSql('k.consultation_id')} as photos,
    exists (select from prescription_hold h where h.check_in_id = k.consultation_id and h.lifted_at is null) as holds,
    (select json_build_object('before', r.user_products, 'after', coalesce(r.final_products, r.user_products))
      from consultation a join journey r on r.id = a.journey_id where a.id = k.about_consultation_id) as decided
  from check_in k join consultation c on c.id = k.consultation_id
  where k.user_id = :userId
  order by k.closed_at is null desc, case when k.closed_at is null then k.due_at end, k.closed_at desc
  limit 12) t)`;

/** The patient's check-ins: those that wait for an answer first, by due date, then the newest. One JSON read. */
export const readCheckIns = async (read: ReadJson, userId: string): Promise<readonly CheckInView[]> =>
  (await read<readonly Row[]>(sql, { userId })).map((row) => ({
    ...row,
    findings: row.findings.map(findingFrom),
    photos: row.photos.map(photoFrom),
    dueAt: instant(row.dueAt),
    closedAt: instantOrNull(row.closedAt),
  }));
