import { instantOrNull, type JsonInstant } from '#kernel/json-instant.ts';
import {
  type RefillsOfDrug,
  type RefillsOfDrugJson,
  refillsOfDrugFrom,
  refillsOfDrugSql,
} from '#modules/billing/index.ts';
import { type HoldJson, type HoldView, holdFrom, openHoldsSql } from './hold-json.ts';
import {
  type InterruptionJson,
  type InterruptionView,
  interruptionFrom,
  interruptionSql,
} from './interruption-json.ts';
import type { Prescription } from './prescriptions.ts';

/** A prescription as the patient and the desk see it. */
export interface TreatmentView extends Omit<Prescription, 'userId' | 'clinicianId' | 'state' | 'createdAt'> {
  readonly lastFillAt: Date | null;
  /** What the patient reads about why a clinician discontinued it; null otherwise. */
  readonly stopText: string | null;
  /** Why it is on hold, oldest first; empty otherwise. */
  readonly holds: readonly HoldView[];
  /** Null for a drug that may end at once, and when nothing interrupts it. */
  readonly interruption: InterruptionView | null;
  /** The subscription that sends it; null for a drug that no subscription sends. */
  readonly refills: RefillsOfDrug | null;
}

/** As JSON: the instants are text. */
export type TreatmentJson = Omit<
  TreatmentView,
  'signedAt' | 'expiresAt' | 'evaluatedAt' | 'lastFillAt' | 'holds' | 'interruption' | 'refills'
> & {
  readonly refills: RefillsOfDrugJson | null;
  readonly interruption: InterruptionJson | null;
  readonly holds: readonly HoldJson[];
  readonly signedAt: JsonInstant | null;
  readonly evaluatedAt: JsonInstant | null;
  readonly expiresAt: JsonInstant | null;
  readonly lastFillAt: JsonInstant | null;
};

export const treatmentFrom = (row: TreatmentJson): TreatmentView => ({
  ...row,
  signedAt: instantOrNull(row.signedAt),
  evaluatedAt: instantOrNull(row.evaluatedAt),
  expiresAt: instantOrNull(row.expiresAt),
  lastFillAt: instantOrNull(row.lastFillAt),
  holds: row.holds.map(holdFrom),
  interruption: row.interruption && interruptionFrom(row.interruption),
  refills: row.refills && refillsOfDrugFrom(row.refills),
});

/** The patient's signed prescriptions that were not replaced or withdrawn, newest first; `user` is SQL for their id. */
export const treatmentsSql = (user: string): string => `
  (select coalesce(json_agg(t), '[]') from (
    select p.id, p.consultation_id as "consultationId", p.drug_type as "drugType", p.product_id as "productId", p.name, p.directions, p.status,
      p.signed_at as "signedAt", p.evaluated_at as "evaluatedAt", p.expires_at as "expiresAt", p.refills_remaining as "refillsRemaining", p.stop_text as "stopText",
      (select max(f.at) from prescription_fill f where f.prescription_id = p.id and f.returned_at is null) as "lastFillAt",
      case when p.status = 'on_hold' then ${openHoldsSql('p.id')} else '[]' end as holds,
      ${interruptionSql('p.id')} as interruption, ${refillsOfDrugSql('p.user_id', 'p.drug_type')} as refills
    from prescription p
    where p.user_id = ${user} and p.status not in ('draft', 'canceled', 'superseded', 'entered_in_error')
    order by p.created_at desc, p.id) t)`;

/** The prescriber of the newest prescription; `user` is an SQL expression for the patient's id. */
export const lastPrescriberSql = (user: string): string =>
  `(select clinician_id from prescription where user_id = ${user} order by created_at desc limit 1)`;

/**
 * How the clinician who prescribed at a visit signs; null when nothing was prescribed. `consultation` is an SQL expression for
 * the visit's id.
 */
export const signatureOfVisitSql = (consultation: string): string => `
  (select k.signature_name from prescription r join clinician k on k.id = r.clinician_id
   where r.consultation_id = ${consultation} order by r.created_at desc limit 1)`;

/** A prescription as clients of earlier storefronts query it. */
export interface PrescriptionRow {
  readonly id: string;
  readonly productId: number;
  readonly status: string;
  readonly expiresAt: Date | null;
  readonly refillsRemaining: number;
}

export type PrescriptionJson = Omit<PrescriptionRow, 'expiresAt'> & {
  readonly expiresAt: JsonInstant | null;
};

export const prescriptionFrom = (row: PrescriptionJson): PrescriptionRow => ({
  ...row,
  expiresAt: instantOrNull(row.expiresAt),
});

/** As `treatmentsSql`, for `prescriptionFrom`. */
export const prescriptionsSql = (user: string): string => `
  (select coalesce(json_agg(t), '[]') from (
     select id, product_id as "productId", status, expires_at as "expiresAt",
       refills_remaining as "refillsRemaining"
     from prescription
     where user_id = ${user} and status not in ('draft', 'canceled', 'superseded', 'entered_in_error')
     order by created_at desc, id) t)`;

/** When the first fill of the patient was sent, a JSON value or null; `user` is SQL for their id. */
export const treatmentSinceSql = (user: string): string => `
  (select min(f.at) from prescription_fill f join prescription p on p.id = f.prescription_id
    where p.user_id = ${user} and f.returned_at is null)`;
