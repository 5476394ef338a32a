export { ClinicianIdentity, type ShownClinician } from './ui/clinician-identity.tsx';
export { LicenseCondition } from './ui/license-condition.tsx';
export { Signature } from './ui/signature.tsx';
