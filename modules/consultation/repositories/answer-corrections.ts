import type { Knex } from 'knex';
import { type Columns, toRow } from '#kernel/columns.ts';
import { instant, instantOrNull, type JsonInstant } from '#kernel/json-instant.ts';
import { clinicianNameSql, clinicianOfPersonSql } from '#modules/prescription/index.ts';
import type { Actor } from '#server/actor.ts';
import type { AnswerChange } from '../domain/answer-changes.ts';

/** Answers that were corrected after a decision. */
export interface AnswerCorrection {
  readonly id: string;
  readonly consultationId: string;
  readonly at: Date;
  readonly byRole: Actor['role'];
  readonly byId: string | null;
  readonly reason: string;
  readonly changes: readonly AnswerChange[];
  /** The rules that ask for a review because of it. */
  readonly ruleIds: readonly string[];
  readonly seenAt: Date | null;
  readonly seenBy: string | null;
  readonly note: string | null;
}

const columns = {
  id: 'id',
  consultationId: 'consultation_id',
  at: 'at',
  byRole: 'by_role',
  byId: 'by_id',
  reason: 'reason',
  changes: 'changes',
  ruleIds: 'rule_ids',
  seenAt: 'seen_at',
  seenBy: 'seen_by',
  note: 'note',
} satisfies Columns<AnswerCorrection>;

/** Rows are protected by the lock of their visit. */
export const answerCorrectionRepository = (db: Knex) => ({
  add: async (correction: AnswerCorrection): Promise<void> => {
    await db('answer_correction').insert({
      ...toRow(columns, correction),
      changes: JSON.stringify(correction.changes),
    });
  },

  find: async (id: string): Promise<AnswerCorrection | null> =>
    (await db('answer_correction').select(columns).where({ id }).first()) ?? null,

  markSeen: async (
    id: string,
    { clinicianId, note, at }: { clinicianId: string; note: string | null; at: Date },
  ): Promise<void> => {
    await db('answer_correction')
      .where({ id, seen_at: null })
      .update({ seen_at: at, seen_by: clinicianId, note });
  },
});

/** A correction as the desk shows it. */
export interface CorrectionView
  extends Pick<
    AnswerCorrection,
    'id' | 'at' | 'byRole' | 'reason' | 'changes' | 'ruleIds' | 'seenAt' | 'note'
  > {
  /** Null when it was not one of our clinicians. */
  readonly clinicianName: string | null;
  readonly seenBy: string | null;
}

export type CorrectionJson = Omit<CorrectionView, 'at' | 'seenAt'> & {
  readonly at: JsonInstant;
  readonly seenAt: JsonInstant | null;
};

export const correctionFrom = (row: CorrectionJson): CorrectionView => ({
  ...row,
  at: instant(row.at),
  seenAt: instantOrNull(row.seenAt),
});

/** Newest first, as a JSON list; `consultation` is an SQL expression for the id of the visit. */
export const correctionsSql = (consultation: string): string => `
  (select coalesce(json_agg(t), '[]') from (
    select a.id, a.at, a.by_role as "byRole", a.reason, a.changes, a.rule_ids as "ruleIds", a.note,
      a.seen_at as "seenAt", ${clinicianNameSql('a.seen_by')} as "seenBy",
      case when a.by_role = 'clinician' then ${clinicianOfPersonSql('a.by_id')} end as "clinicianName"
    from answer_correction a where a.consultation_id = ${consultation} order by a.at desc, a.id) t)`;

/** When the oldest correction that no clinician has seen was made; null when there is none. */
export const unseenCorrectionSql = (consultation: string): string => `
  (select min(a.at) from answer_correction a where a.consultation_id = ${consultation} and a.seen_at is null)`;
