export interface ClinicianView {
  readonly id: string;
  readonly name: string;
  readonly qualification: string;
  readonly medicalSchool: string | null;
  readonly residency: string | null;
  readonly signatureName: string;
  readonly photoUrl: string | null;
}

/** A clinician as a JSON object; `clinician` is an SQL expression for the id. */
export const clinicianSql = (clinician: string): string => `
  (select json_build_object('id', k.id, 'name', k.name, 'qualification', k.qualification,
     'medicalSchool', k.medical_school, 'residency', k.residency, 'signatureName', k.signature_name, 'photoUrl', k.photo_url)
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

/** Whether any active clinician is licensed in a state, an SQL expression. */
export const isTreatedInSql = (state: string): string => `
  exists (select from clinician_license l join clinician k on k.id = l.clinician_id
    where k.active and l.state = ${state})`;

/** Whether a clinician is licensed in a state; both are SQL expressions. */
export const isLicensedSql = (clinician: string, state: string): string => `
  exists (select from clinician_license l where l.clinician_id = ${clinician} and l.state = ${state})`;
