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

/** What the facts of one save have in common, as JSON: instants are text. Each fact is an array of its own columns. */
interface SaveJson
  extends Pick<
    PatientFact,
    | 'saveId'
    | 'questionnaire'
    | 'questionnaireVersion'
    | 'visitId'
    | 'responseId'
    | 'stage'
    | 'clinicianId'
    | 'reason'
  > {
  readonly recordedAt: JsonInstant;
  readonly facts: readonly (readonly [
    id: number,
    question: string,
    value: PatientFact['value'],
    speaksOf: JsonInstant,
    ruleIds: readonly string[],
  ])[];
}

/** Facts as JSON, a fifth as long as with every column of each. */
export interface FactsJson {
  readonly saves: readonly SaveJson[];
  readonly resolutions: readonly { readonly ruleId: string; readonly factIds: readonly number[] }[];
}

const resolvedRules = (resolutions: FactsJson['resolutions']): ReadonlyMap<number, readonly string[]> => {
  const rules = new Map<number, readonly string[]>();
  for (const { ruleId, factIds } of resolutions)
    for (const id of factIds) rules.set(id, [...(rules.get(id) ?? []), ruleId]);
  return rules;
};

/** The facts, oldest first. */
export const factsFrom = ({ saves, resolutions }: FactsJson): readonly PatientFact[] => {
  const resolved = resolvedRules(resolutions);
  return saves
    .flatMap(({ facts, recordedAt, ...save }) => {
      const common = { ...save, recordedAt: instant(recordedAt) };
      return facts.map(
        ([id, question, value, speaksOf, ruleIds]): PatientFact => ({
          ...common,
          id,
          question,
          value,
          speaksOf: instant(speaksOf),
          ruleIds,
          resolvedRuleIds: resolved.get(id) ?? [],
        }),
      );
    })
    .sort((a, b) => a.id - b.id);
};

/** `accounts` is an SQL array of ids; a resolution may also belong to the account that they were merged into. */
const factsWhere = (userId: string, accounts: string, more = ''): string => `
  (select json_build_object(
    'saves', coalesce((select json_agg(s) from (
      select f.save_id as "saveId", f.questionnaire, f.questionnaire_version as "questionnaireVersion",
        f.visit_id as "visitId", f.response_id as "responseId", f.stage, f.clinician_id as "clinicianId", f.reason,
        f.recorded_at as "recordedAt",
        json_agg(json_build_array(f.id, f.question, f.value, f.speaks_of, f.rule_ids)) as facts
      from patient_fact f where f.user_id = any(${accounts}) ${more}
      group by f.save_id, f.questionnaire, f.questionnaire_version, f.visit_id, f.response_id, f.stage,
        f.clinician_id, f.reason, f.recorded_at) s), '[]'),
    'resolutions', coalesce((select json_agg(json_build_object('ruleId', r.rule_id, 'factIds', r.fact_ids))
      from patient_fact_resolution r where r.user_id = ${userId} or r.user_id = any(${accounts})), '[]')))`;

/**
 * All facts about a patient as JSON for `factsFrom`, including those of merged accounts; `userId` is an SQL expression.
 */
export const factsSql = (userId: string): string => factsWhere(userId, accountsOfSql(userId));

/** As `factsSql`: facts that fired hard rules in undecided possible duplicates of the patient. */
export const undecidedFactsSql = (userId: string): string =>
  factsWhere(userId, undecidedAccountsSql(userId), "and f.rule_ids <> '{}'");

/** All facts about a patient, oldest first; one statement with other data that is read at the same time. */
export const readFacts = async (read: Scope['read'], userId: string): Promise<readonly PatientFact[]> =>
  factsFrom(await read<FactsJson>(factsSql(':userId::uuid'), { userId }));

/** As `undecidedFactsSql`, read. */
export const readUndecidedFacts = async (
  read: Scope['read'],
  userId: string,
): Promise<readonly PatientFact[]> =>
  factsFrom(await read<FactsJson>(undecidedFactsSql(':userId::uuid'), { userId }));

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
