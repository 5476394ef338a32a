import type { Harness } from './harness.ts';

/** Visits with a given status and clinician. */
export const ownedVisits = (harness: Harness) => ({
  /** A new visit, put into this status with this clinician. Returns its id. */
  visitIn: async (status: string, clinicianId: string): Promise<string> => {
    const { consultationId } = await harness.visit({ drugTypes: ['finasteride'] });
    const visits = harness.scope.db('consultation').where({ id: consultationId });
    await visits.update({ status, clinician_id: clinicianId });
    return consultationId;
  },
  ownerOf: (id: string): Promise<{ readonly owner: string | null; readonly status: string }> =>
    harness.scope.db('consultation').where({ id }).first('clinician_id as owner', 'status'),
});
