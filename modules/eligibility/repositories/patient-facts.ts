import type { Knex } from 'knex';
import { instant, type JsonInstant } from '#kernel/json-instant.ts';
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

/** Everything that is known of a patient as a JSON array, oldest first; `userId` is an SQL expression. */
export const factsSql = (userId: string): string => `
  (select coalesce(json_agg(t order by t.id), '[]') from (
    select f.id, f.save_id as "saveId", f.question, f.value, f.questionnaire,
      f.questionnaire_version as "questionnaireVersion", f.visit_id as "visitId", f.response_id as "responseId",
      f.stage, f.clinician_id as "clinicianId", f.reason, f.recorded_at as "recordedAt", f.speaks_of as "speaksOf",
      f.rule_ids as "ruleIds", array(select r.rule_id from patient_fact_resolution r
        where r.user_id = f.user_id and f.id = any(r.fact_ids)) as "resolvedRuleIds"
    from patient_fact f where f.user_id = ${userId}) t)`;

/** What is known of patients: rows are only added. */
export const factRepository = (db: Knex) => ({
  of: async (userId: string): Promise<readonly PatientFact[]> => {
    const { rows }: { rows: { facts: FactJson[] }[] } = await db.raw(
      `select ${factsSql(':userId::uuid')} as facts`,
      { userId },
    );
    return (rows[0]?.facts ?? []).map(factFrom);
  },

  /** Adds facts in one statement and returns them. */
  add: async (userId: string, saveId: string, facts: readonly NewFact[]): Promise<readonly PatientFact[]> => {
    if (facts.length === 0) return [];
    const added: { id: string }[] = await db('patient_fact')
      .insert(
        facts.map((fact) => ({
          save_id: saveId,
          user_id: userId,
          question: fact.question,
          value: fact.value === null ? null : JSON.stringify(fact.value),
          questionnaire: fact.questionnaire,
          questionnaire_version: fact.questionnaireVersion,
          visit_id: fact.visitId,
          response_id: fact.responseId,
          stage: fact.stage,
          clinician_id: fact.clinicianId,
          reason: fact.reason,
          recorded_at: fact.recordedAt,
          speaks_of: fact.speaksOf,
          rule_ids: fact.ruleIds,
        })),
      )
      .returning('id');
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
