import { isOnLeaveSql } from './leave-json.ts';

export interface ClinicianView {
  readonly id: string;
  readonly name: string;
  readonly qualification: string;
  readonly medicalSchool: string | null;
  readonly residency: string | null;
  readonly signatureName: string;
  readonly photoUrl: string | null;
  /** In the state that was asked about; null when none was, and without a license that counts there. */
  readonly license: { readonly state: string; readonly number: string } | null;
}

/**
 * A clinician as a JSON object; `clinician` is an SQL expression for the id. With `where`, SQL expressions for a state and an
 * instant, it names the license there.
 */
export const clinicianSql = (
  clinician: string,
  where: { readonly state: string; readonly at: string } | null = null,
): string => `
  (select json_build_object('id', k.id, 'name', k.name, 'qualification', k.qualification,
     'medicalSchool', k.medical_school, 'residency', k.residency, 'signatureName', k.signature_name, 'photoUrl', k.photo_url, 'license', ${where === null ? 'null' : licenseSql('k.id', where.state, where.at)})
   from clinician k where k.id = ${clinician})`;

export const clinicianNameSql = (clinician: string): string =>
  `(select k.name from clinician k where k.id = ${clinician})`;

/** The name of the clinician who signs in as this person. */
export const clinicianOfPersonSql = (person: string): string =>
  `(select k.name from clinician k where k.person_id = ${person})`;

/** The id of the active clinician who signs in as the person `:userId` with the email address `:email`. */
export const signedInClinicianSql = `
  (select id from clinician
   where active and (person_id = :userId or (person_id is null and email = :email))
   order by person_id nulls last limit 1)`;

/**
 * Whether the license `l` counts at an instant, an SQL expression: until the end of its last day, in its state. Everything
 * that asks for a license asks here.
 */
const isInForceSql = (at: string): string => `l.ends_at > ${at}`;

/** The states in which a clinician may treat at an instant, in order; both are SQL expressions. */
export const statesOfClinicianSql = (clinician: string, at: string): string =>
  `array(select l.state from clinician_license l where l.clinician_id = ${clinician} and ${isInForceSql(at)} order by l.state)`;

/**
 * Whether any active clinician who is not on leave is licensed in a state at an instant, which appears three times; both are SQL
 * expressions.
 */
export const isTreatedInSql = (state: string, at: string): string => `
  exists (select from clinician_license l join clinician k on k.id = l.clinician_id
    where k.active and l.state = ${state} and ${isInForceSql(at)} and not ${isOnLeaveSql('k.id', at)})`;

/** Whether a clinician is licensed in a state at an instant; all are SQL expressions. */
export const isLicensedSql = (clinician: string, state: string, at: string): string => `
  exists (select from clinician_license l
    where l.clinician_id = ${clinician} and l.state = ${state} and ${isInForceSql(at)})`;

/** A clinician's license in a state as a JSON object, when it counts at an instant; all are SQL expressions. */
const licenseSql = (clinician: string, state: string, at: string): string => `
  (select json_build_object('state', l.state, 'number', l.number) from clinician_license l
    where l.clinician_id = ${clinician} and l.state = ${state} and ${isInForceSql(at)})`;
