import { addDays, toCalendarDate } from '#kernel/dates.ts';
import { usStates } from '#kernel/us-states.ts';
import { isServed } from '#modules/eligibility/index.ts';
import type { Scope } from '#server/scope.ts';
import { clinicianRepository } from '../repositories/clinicians.ts';
import { licenseRepository } from '../repositories/licenses.ts';

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

/** For how many days the licenses count, so that a demo may be advanced by years. */
const YEARS_OF_DEMO = 10 * 365;

/**
 * The clinicians of demo, development and test; each is linked to the person with the same email address at the first
 * sign-in. In production staff who may manage staff enter clinicians and their licenses. Repeating it changes nothing.
 */
export const seedClinicians = async (scope: Scope): Promise<void> => {
  if (scope.settings.isProduction) return;
  const now = scope.clock.now();
  const expiresOn = toCalendarDate(addDays(now, YEARS_OF_DEMO));
  const states = usStates.map(([code]) => code).filter(isServed);
  for (const [place, clinician] of clinicians.entries()) {
    if (!(await clinicianRepository(scope.db, scope.clock).seed(clinician))) continue;
    const licenses = licenseRepository(scope.db);
    for (const [index, state] of states.entries())
      await licenses.save(clinician.id, {
        state,
        number: `${state}-${41_207 + 1_000 * place + index}`,
        expiresOn,
      });
  }
};
