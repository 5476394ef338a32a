import type { Knex } from 'knex';
import type { Finding } from '../domain/index.ts';
import type { Acknowledgement } from '../domain/visit-guards.ts';
import { type FindingJson, type FindingView, findingFrom } from './finding-json.ts';

/** A counsel text that the patient acknowledged, and when. */
export interface TextRead extends Acknowledgement {
  readonly at: Date;
}

/** A finding that a clinician has acknowledged, with its basis (see `basisOf`). */
export interface SettledFinding extends Acknowledgement {
  readonly basis: string;
}

/** Whether a finding that is stored already had other reasons. */
const isOther = `(eligibility_finding.reason_for_clinician, eligibility_finding.basis)
  is distinct from (excluded.reason_for_clinician, excluded.basis)`;

/** The findings of a visit: added when the rules run, acknowledged later, never removed. */
export const findingRepository = (db: Knex) => ({
  add: async (
    consultationId: string,
    findings: readonly {
      readonly id: string;
      readonly finding: Finding;
      readonly basis: string;
      readonly readAt: Date | null;
    }[],
    at: Date,
  ): Promise<void> => {
    if (findings.length === 0) return;
    await db('eligibility_finding')
      .insert(
        findings.map(({ id, finding, basis, readAt }) => ({
          id,
          consultation_id: consultationId,
          rule_id: finding.ruleId,
          version: finding.version,
          outcome: finding.outcome,
          drug_types: finding.drugTypes,
          scope: finding.scope ?? null,
          inputs: finding.inputs,
          reason_for_patient: finding.reasonForPatient,
          reason_for_clinician: finding.reasonForClinician,
          basis,
          evaluated_at: at,
          read_at: readAt,
        })),
      )
      .onConflict(['consultation_id', 'rule_id', 'version'])
      // An acknowledgment belongs to its inputs: a finding with other reasons needs a new one.
      .merge({
        drug_types: db.raw('excluded.drug_types'),
        inputs: db.raw('excluded.inputs'),
        reason_for_patient: db.raw('excluded.reason_for_patient'),
        reason_for_clinician: db.raw('excluded.reason_for_clinician'),
        basis: db.raw('excluded.basis'),
        evaluated_at: db.raw(
          `case when ${isOther} then excluded.evaluated_at else eligibility_finding.evaluated_at end`,
        ),
        acknowledged_by: db.raw(
          `case when ${isOther} then null else eligibility_finding.acknowledged_by end`,
        ),
        acknowledged_at: db.raw(
          `case when ${isOther} then null else eligibility_finding.acknowledged_at end`,
        ),
        read_at: db.raw('coalesce(eligibility_finding.read_at, excluded.read_at)'),
      })
      .whereRaw(`(${isOther} or eligibility_finding.read_at is null and excluded.read_at is not null)`);
  },

  acknowledge: async (
    consultationId: string,
    ruleIds: readonly string[],
    by: string,
    at: Date,
  ): Promise<void> => {
    await db('eligibility_finding')
      .where({ consultation_id: consultationId, acknowledged_at: null })
      .whereIn('rule_id', [...ruleIds])
      .update({ acknowledged_by: by, acknowledged_at: at });
  },

  /** Records which counsel texts the patient has read; other rules are ignored. */
  markRead: async (consultationId: string, texts: readonly TextRead[]): Promise<void> => {
    if (texts.length === 0) return;
    await db.raw(
      `update eligibility_finding f set read_at = t.at
       from jsonb_to_recordset(:texts::jsonb) as t ("ruleId" text, version integer, at timestamptz)
       where f.consultation_id = :consultationId and f.rule_id = t."ruleId" and f.version = t.version
         and f.outcome = 'counsel' and f.read_at is null`,
      { texts: JSON.stringify(texts), consultationId },
    );
  },

  /** The counsel texts that were read at any of these visits, each with the time it was first read. */
  readAt: async (consultationIds: readonly string[]): Promise<readonly TextRead[]> =>
    db('eligibility_finding')
      .whereIn('consultation_id', [...consultationIds])
      .whereNotNull('read_at')
      .groupBy('rule_id', 'version')
      .select({ ruleId: 'rule_id', version: 'version' })
      .min('read_at as at'),

  /** The findings of these visits that a clinician has acknowledged. */
  acknowledgedAt: async (consultationIds: readonly string[]): Promise<readonly SettledFinding[]> =>
    db('eligibility_finding')
      .distinct({ ruleId: 'rule_id', version: 'version', basis: 'basis' })
      .whereIn('consultation_id', [...consultationIds])
      .whereNotNull('acknowledged_at'),

  /** In the order in which the rules list them. */
  of: async (consultationId: string): Promise<readonly FindingView[]> => {
    const rows: FindingJson[] = await db('eligibility_finding')
      .select(
        'rule_id',
        'version',
        'outcome',
        'drug_types',
        'scope',
        'inputs',
        'reason_for_patient',
        'reason_for_clinician',
        'basis',
        db.raw('acknowledged_at is not null as acknowledged, read_at is not null as read'),
      )
      .where({ consultation_id: consultationId })
      .orderBy(['evaluated_at', 'rule_id']);
    return rows.map(findingFrom);
  },

  acknowledgedRuleIds: async (consultationId: string): Promise<readonly string[]> =>
    db('eligibility_finding')
      .where({ consultation_id: consultationId })
      .whereNotNull('acknowledged_at')
      .pluck('rule_id'),
});
