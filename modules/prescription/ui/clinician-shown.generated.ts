// Made by "npm run codegen". Do not edit.
export type ClinicianShownFragment = { readonly name: string, readonly qualification: string, readonly medicalSchool: string | null, readonly residency: string | null, readonly signatureName: string, readonly photoUrl: string | null, readonly license: { readonly state: string, readonly number: string } | null };
