import type { DrugType } from '#modules/catalogue/index.ts';
import type { Finding, Outcome } from '../domain/eligibility/index.ts';
import type { ImageStatus, PrescriptionStatus } from '../domain/states/index.ts';
import type { MessagePrescriptionStatus } from './messages.ts';

/** An instant inside JSON that PostgreSQL made. */
export type JsonInstant = string;

export const instant = (text: JsonInstant): Date => new Date(text);
export const instantOrNull = (text: JsonInstant | null): Date | null =>
  text === null ? null : new Date(text);

/** A prescription as the patient and the desk see it. */
export interface TreatmentView {
  readonly id: string;
  readonly drugType: DrugType;
  readonly productId: number;
  readonly name: string;
  readonly directions: string;
  readonly status: PrescriptionStatus;
  readonly signedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly refillsRemaining: number;
  readonly lastFillAt: Date | null;
}

export interface TreatmentJson {
  id: string;
  drug_type: DrugType;
  product_id: number;
  name: string;
  directions: string;
  status: PrescriptionStatus;
  signed_at: JsonInstant | null;
  expires_at: JsonInstant | null;
  refills_remaining: number;
  last_fill_at: JsonInstant | null;
}

export const treatmentFrom = (row: TreatmentJson): TreatmentView => ({
  id: row.id,
  drugType: row.drug_type,
  productId: row.product_id,
  name: row.name,
  directions: row.directions,
  status: row.status,
  signedAt: instantOrNull(row.signed_at),
  expiresAt: instantOrNull(row.expires_at),
  refillsRemaining: row.refills_remaining,
  lastFillAt: instantOrNull(row.last_fill_at),
});

/** The patient's prescriptions worth showing, newest first; `user` is an SQL expression for his id. */
export const treatmentsSql = (user: string): string => `
  (select coalesce(json_agg(t), '[]') from (
    select p.id, p.drug_type, p.product_id, p.name, p.directions, p.status, p.signed_at, p.expires_at,
      p.refills_remaining, (select max(f.at) from prescription_fill f where f.prescription_id = p.id) as last_fill_at
    from prescription p
    where p.user_id = ${user} and p.status not in ('draft', 'cancelled', 'superseded', 'entered_in_error')
    order by p.created_at desc, p.id) t)`;

export interface PhotoView {
  readonly id: string;
  readonly view: string;
  readonly status: ImageStatus;
  readonly reason: string | null;
  readonly uploadedAt: Date;
}

export interface PhotoJson {
  id: string;
  view: string;
  status: ImageStatus;
  reason: string | null;
  uploaded_at: JsonInstant;
}

export const photoFrom = ({ uploaded_at, ...photo }: PhotoJson): PhotoView => ({
  ...photo,
  uploadedAt: instant(uploaded_at),
});

export const photosSql = (consultation: string): string => `
  (select coalesce(json_agg(t), '[]') from (
    select p.id, p.view, p.status, p.reason, p.uploaded_at
    from photo p join media_set m on m.id = p.media_set_id
    where m.consultation_id = ${consultation} and p.object_key is not null
    order by p.uploaded_at, p.view) t)`;

export interface FindingView extends Finding {
  readonly acknowledged: boolean;
  /** A safety text that the patient has confirmed. */
  readonly read: boolean;
}

export interface FindingJson {
  rule_id: string;
  version: number;
  outcome: Exclude<Outcome, 'ok'>;
  drug_types: DrugType[];
  inputs: string[];
  reason_for_patient: string;
  reason_for_clinician: string;
  acknowledged: boolean;
  read: boolean;
}

export const findingFrom = (row: FindingJson): FindingView => ({
  ruleId: row.rule_id,
  version: row.version,
  outcome: row.outcome,
  drugTypes: row.drug_types,
  inputs: row.inputs,
  reasonForPatient: row.reason_for_patient,
  reasonForClinician: row.reason_for_clinician,
  acknowledged: row.acknowledged,
  read: row.read,
});

export const findingsSql = (consultation: string): string => `
  (select coalesce(json_agg(t), '[]') from (
    select f.rule_id, f.version, f.outcome, f.drug_types, f.inputs, f.reason_for_patient,
      f.reason_for_clinician, f.acknowledged_at is not null as acknowledged, f.read_at is not null as read
    from eligibility_finding f where f.consultation_id = ${consultation}
    order by f.evaluated_at, f.rule_id) t)`;

export interface MessageJson {
  id: string;
  author_type: 'patient' | 'provider' | 'care' | 'system';
  author_name: string;
  body: string;
  prescription_status: MessagePrescriptionStatus;
  created_at: JsonInstant;
  unread: boolean;
}
