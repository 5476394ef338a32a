import { instant, instantOrNull, type JsonInstant } from '#kernel/json-instant.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import { clinicianNameSql } from './clinician-json.ts';
import type { Hold } from './holds.ts';

/** An open hold with the names of the clinicians. */
export interface HoldView
  extends Omit<
    Hold,
    | 'prescriptionId'
    | 'userId'
    | 'drugType'
    | 'placedBy'
    | 'correctionId'
    | 'checkInId'
    | 'liftProposedBy'
    | 'liftedAt'
    | 'liftedBy'
  > {
  /** The clinician's name; null when the system placed it. */
  readonly placedBy: string | null;
  readonly liftProposedBy: string | null;
}

/** As JSON: the instants are text. */
export type HoldJson = Omit<HoldView, 'placedAt' | 'liftProposedAt'> & {
  readonly placedAt: JsonInstant;
  readonly liftProposedAt: JsonInstant | null;
};

export const holdFrom = (row: HoldJson): HoldView => ({
  ...row,
  placedAt: instant(row.placedAt),
  liftProposedAt: instantOrNull(row.liftProposedAt),
});

const openSql = (condition: string, more = ''): string => `
  (select coalesce(json_agg(h), '[]') from (
    select o.id, o.placed_at as "placedAt", ${clinicianNameSql('o.placed_by')} as "placedBy",
      o.rule_ids as "ruleIds", o.is_hard_stop as "isHardStop", o.reason, o.patient_text as "patientText",
      o.lifted_when as "liftedWhen", ${clinicianNameSql('o.lift_proposed_by')} as "liftProposedBy",
      o.lift_proposed_at as "liftProposedAt", o.lift_reason as "liftReason",
      o.lift_message as "liftMessage"${more}
    from prescription_hold o where ${condition} and o.lifted_at is null
    order by o.placed_at, o.id) h)`;

/** Holds that were not lifted, oldest first; `prescription` is an SQL expression for the id. */
export const openHoldsSql = (prescription: string): string => openSql(`o.prescription_id = ${prescription}`);

/** Holds of drugs without a prescription that were not lifted; `user` is an SQL expression for the patient's id. */
export const openDrugHoldsSql = (user: string): string =>
  openSql(`o.user_id = ${user}`, ', o.drug_type as "drugType"');

/** A hold of a drug that needs no prescription. */
export interface DrugHoldView extends HoldView {
  readonly drugType: DrugType;
}

export type DrugHoldJson = HoldJson & { readonly drugType: DrugType };

export const drugHoldFrom = (row: DrugHoldJson): DrugHoldView => ({
  ...holdFrom(row),
  drugType: row.drugType,
});

/** The rules that hold something of a patient, as a JSON list; with repetitions. */
export const holdingRulesSql = `
  (select coalesce(json_agg(rule_id), '[]') from (
    select unnest(o.rule_ids) as rule_id
    from prescription_hold o left join prescription p on p.id = o.prescription_id
    where o.lifted_at is null and coalesce(o.user_id, p.user_id) = :userId::uuid
      and (p.id is null or p.status = 'on_hold')) t)`;

/** The patients for whom a rule holds something, as a subselect of `user_id` and `placed_at`. */
export const patientsOnRuleHoldSql = `
  (select coalesce(o.user_id, p.user_id) as user_id, o.placed_at
   from prescription_hold o left join prescription p on p.id = o.prescription_id
   where o.lifted_at is null and o.placed_by is null and o.rule_ids <> '{}'
     and (p.id is null or p.status = 'on_hold'))`;
