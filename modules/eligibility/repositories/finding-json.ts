import type { DrugType } from '#modules/catalogue/index.ts';
import type { Finding, Outcome } from '../domain/index.ts';
import type { RuleScope } from '../domain/rule.ts';

export interface FindingView extends Finding {
  /** Its basis when it was recorded (see `basisOf`). */
  readonly basis: string;
  readonly acknowledged: boolean;
  /** A counsel text that the patient has acknowledged. */
  readonly read: boolean;
}

export interface FindingJson {
  rule_id: string;
  version: number;
  outcome: Exclude<Outcome, 'ok'>;
  drug_types: DrugType[];
  scope: RuleScope | null;
  inputs: string[];
  reason_for_patient: string;
  reason_for_clinician: string;
  basis: string;
  acknowledged: boolean;
  read: boolean;
}

export const findingFrom = (row: FindingJson): FindingView => ({
  ruleId: row.rule_id,
  version: row.version,
  outcome: row.outcome,
  drugTypes: row.drug_types,
  ...(row.scope !== null && { scope: row.scope }),
  inputs: row.inputs,
  reasonForPatient: row.reason_for_patient,
  reasonForClinician: row.reason_for_clinician,
  basis: row.basis,
  acknowledged: row.acknowledged,
  read: row.read,
});

/** The findings of a visit as a JSON array, for a larger query; `consultation` is an SQL expression for its id. */
export const findingsSql = (consultation: string): string => `
  (select coalesce(json_agg(t), '[]') from (
    select f.rule_id, f.version, f.outcome, f.drug_types, f.scope, f.inputs, f.reason_for_patient,
      f.reason_for_clinician, f.basis, f.acknowledged_at is not null as acknowledged, f.read_at is not null as read
    from eligibility_finding f where f.consultation_id = ${consultation}
    order by f.evaluated_at, f.rule_id) t)`;

/** How many findings of a visit a clinician has to review. */
export const flagCountSql = (consultation: string): string => `
  (select count(*)::int from eligibility_finding f where f.consultation_id = ${consultation}
    and f.outcome in ('emergency', 'stop', 'alternative', 'review'))`;

/** Whether the clinician acknowledged the newest finding of a rule; null when the rule has none. */
export const acknowledgedSql = (consultation: string, ruleId: string): string => `
  (select f.acknowledged_at is not null from eligibility_finding f
   where f.consultation_id = ${consultation} and f.rule_id = '${ruleId}' order by f.evaluated_at desc limit 1)`;
