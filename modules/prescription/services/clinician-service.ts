import type { Scope } from '#server/scope.ts';
import type { ClinicianService } from '../index.ts';
import { clinicianRepository } from '../repositories/clinicians.ts';

/** The clinicians and the states where each may treat. */
export const clinicianService = (scope: Scope): ClinicianService => {
  const clinicians = clinicianRepository(scope.db, scope.clock);
  return {
    all: clinicians.all,
    byId: clinicians.byId,
    licensedIn: clinicians.licensedIn,
    setWorking: clinicians.setActive,
    treatsIn: clinicians.treatsIn,
    nextLicensedIn: clinicians.nextLicensedIn,
    ofStaff: async ({ id, role, email }) => {
      if (role !== 'clinician') return null;
      const clinician = await clinicians.ofPerson(id, email);
      if (!clinician || clinician.personId !== null) return clinician;
      await clinicians.link(clinician.id, id);
      return { ...clinician, personId: id };
    },
  };
};
