import { usStates } from '#kernel/us-states.ts';
import { isServed } from '#modules/eligibility/index.ts';
import type { Scope } from '#server/scope.ts';
import { clinicianRepository } from '../repositories/clinicians.ts';

/**
 * The clinician of demo, development and test; linked to the person with the same email address at the first sign-in.
 * In production the operator enters clinicians and their licenses.
 */
export const seedClinicians = async (scope: Scope): Promise<void> => {
  if (scope.settings.isProduction) return;
  const maya = {
    id: 'c0000000-0000-4000-8000-000000000001',
    email: 'clinician@example.com',
    name: 'Maya Okafor, MD',
    qualification: 'MD, board-certified in dermatology',
    medicalSchool: 'Emory University School of Medicine',
    residency: 'Dermatology, University of Pennsylvania',
    signatureName: 'Maya Okafor, MD',
    states: usStates.map(([code]) => code).filter(isServed),
  };
  await clinicianRepository(scope.db).upsert(maya, scope.clock.now());
};
