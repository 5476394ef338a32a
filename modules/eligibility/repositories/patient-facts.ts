import type { Knex } from 'knex';
import { instant, type JsonInstant } from '#kernel/json-instant.ts';
import { accountsOfSql, undecidedAccountsSql } from '#modules/account/index.ts';
import type { Scope } from '#server/scope.ts';
import type { NewFact } from '../domain/patient-facts/new-facts.ts';
import type { PatientFact } from '../domain/patient-facts/patient-fact.ts';

/** A clinician's decision that a stop does not count any more. */
export interface FactResolution {
  readonly id: string;
  readonly userId: string;
  readonly ruleId: string;
  readonly factIds: readonly number[];
  readonly resolvedBy: string;
  /** The second clinician; null where one is enough. */
  readonly confirmedBy: string | null;
  /** For the record. */
  readonly reason: string;
  readonly at: Date;
}

/** As JSON: the instants are text. */
export type FactJson = Omit<PatientFact, 'recordedAt' | 'speaksOf'> & {
  readonly recordedAt: JsonInstant;
  readonly speaksOf: JsonInstant;
};

export const factFrom = (row: FactJson): PatientFact => ({
  ...row,
  recordedAt: instant(row.recordedAt),
  speaksOf: instant(row.speaksOf),
});

/**
 * `of`: which facts, as SQL; a resolution belongs to the account at the time, which may have been merged into `userId`
 * since.
 */
const factsWhere = (userId: string, of: string): string => `
  (select coalesce(json_agg(t order by t.id), '[]') from (
    select f.id, f.save_id as "saveId", f.question, f.value, f.questionnaire,
      f.questionnaire_version as "questionnaireVersion", f.visit_id as "visitId", f.response_id as "responseId",
      f.stage, f.clinician_id as "clinicianId", f.reason, f.recorded_at as "recordedAt", f.speaks_of as "speaksOf",
      f.rule_ids as "ruleIds", array(select r.rule_id from patient_fact_resolution r
        where r.user_id in (f.user_id, ${userId}) and f.id = any(r.fact_ids)) as "resolvedRuleIds"
    from patient_fact f where ${of}) t)`;

/**
 * All facts about a patient as a JSON array, oldest first, including those of merged accounts; `userId` is an SQL
 * expression.
 */
export const factsSql = (userId: string): string =>
  factsWhere(userId, `f.user_id = any(${accountsOfSql(userId)})`);

/** As `factsSql`: facts that fired hard rules in undecided possible duplicates of the patient. */
export const undecidedFactsSql = (userId: string): string =>
  factsWhere(userId, `f.user_id = any(${undecidedAccountsSql(userId)}) and f.rule_ids <> '{}'`);

/** All facts about a patient, oldest first; one statement with other data that is read at the same time. */
export const readFacts = async (read: Scope['read'], userId: string): Promise<readonly PatientFact[]> =>
  (await read<readonly FactJson[]>(factsSql(':userId::uuid'), { userId })).map(factFrom);

/** As `undecidedFactsSql`, read. */
export const readUndecidedFacts = async (
  read: Scope['read'],
  userId: string,
): Promise<readonly PatientFact[]> =>
  (await read<readonly FactJson[]>(undecidedFactsSql(':userId::uuid'), { userId })).map(factFrom);

/** The newest answer to a question as text, null without one; `user` is an SQL expression. For answers that are a text. */
export const newestFactSql = (user: string, question: string): string => `
  (select f.value #>> '{}' from patient_fact f where f.user_id = ${user} and f.question = '${question}'
   order by f.id desc limit 1)`;

/** The facts about patients: rows are only added. */
export const factRepository = (db: Knex) => ({
  /** Adds facts in one statement and returns them. */
  add: async (userId: string, saveId: string, facts: readonly NewFact[]): Promise<readonly PatientFact[]> => {
    if (facts.length === 0) return [];
    // As one JSON parameter: a submitted intake has some forty facts, and a parameter for each column of each is slow.
    const { rows: added }: { rows: { id: string }[] } = await db.raw(
      `insert into patient_fact (save_id, user_id, question, value, questionnaire, questionnaire_version, visit_id,
         response_id, stage, clinician_id, reason, recorded_at, speaks_of, rule_ids)
       select :saveId::uuid, :userId::uuid, question, value, questionnaire, questionnaire_version, visit_id,
         response_id, stage, clinician_id, reason, recorded_at, speaks_of, rule_ids
       from rows from (jsonb_to_recordset(:facts::jsonb) as (
         question text, value jsonb, questionnaire text, "questionnaireVersion" integer, "visitId" uuid,
         "responseId" uuid, stage text, "clinicianId" uuid, reason text, "recordedAt" timestamptz,
         "speaksOf" timestamptz, "ruleIds" text[])) with ordinality
         as f (question, value, questionnaire, questionnaire_version, visit_id, response_id, stage, clinician_id,
           reason, recorded_at, speaks_of, rule_ids, position)
       order by position
       returning id`,
      { saveId, userId, facts: JSON.stringify(facts) },
    );
    return facts.map((fact, index) => ({
      ...fact,
      id: Number(added[index]?.id),
      saveId,
      resolvedRuleIds: [],
    }));
  },

  resolve: async (resolutions: readonly FactResolution[]): Promise<void> => {
    if (resolutions.length === 0) return;
    await db('patient_fact_resolution').insert(
      resolutions.map((one) => ({
        id: one.id,
        user_id: one.userId,
        rule_id: one.ruleId,
        fact_ids: one.factIds,
        resolved_by: one.resolvedBy,
        confirmed_by: one.confirmedBy,
        reason: one.reason,
        at: one.at,
      })),
    );
  },
});
