import { usStates } from '#kernel/us-states.ts';
import { isServed } from '#modules/eligibility/index.ts';
import type { Scope } from '#server/scope.ts';
import { clinicianRepository } from '../repositories/clinicians.ts';

/** Those of demo, development and test. */
const clinicians = [
  {
    id: 'c0000000-0000-4000-8000-000000000001',
    email: 'clinician@example.com',
    name: 'Maya Okafor, MD',
    qualification: 'MD, board-certified in dermatology',
    medicalSchool: 'Emory University School of Medicine',
    residency: 'Dermatology, University of Pennsylvania',
    signatureName: 'Maya Okafor, MD',
    photoUrl: '/clinicians/maya-okafor.svg',
    takesTurns: true,
    npi: '1000000012',
  },
  {
    id: 'c0000000-0000-4000-8000-000000000002',
    email: 'colleague@example.com',
    name: 'Jonas Weber, MD',
    qualification: 'MD, board-certified in family medicine',
    medicalSchool: 'University of Michigan Medical School',
    residency: 'Family medicine, Oregon Health & Science University',
    signatureName: 'Jonas Weber, MD',
    photoUrl: '/clinicians/jonas-weber.svg',
    takesTurns: false,
    npi: '1000000020',
  },
];

/**
 * The clinicians of demo, development and test; each is linked to the person with the same email address at the first
 * sign-in. In production the operator enters clinicians, their licenses and their portraits.
 */
export const seedClinicians = async (scope: Scope): Promise<void> => {
  if (scope.settings.isProduction) return;
  const states = usStates.map(([code]) => code).filter(isServed);
  for (const clinician of clinicians)
    await clinicianRepository(scope.db).upsert({ ...clinician, states }, scope.clock.now());
};
