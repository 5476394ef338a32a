import { beforeEach } from 'vitest';
import { callApi } from './call-api.ts';
import { careModules } from './care-modules.ts';
import { openFileDeskHarness } from './file-harness.ts';

/**
 * Maya, who gets new visits, and Ola, who takes calls in New York and New Mexico too. Before each test nobody has a leave or a
 * booked call, and both take calls from 9 to 5.
 */
export const openTwoClinicians = async () => {
  const { harness, maya } = await openFileDeskHarness({ modules: careModules });
  const { saveHours, clinicianId } = callApi(harness);
  const ola = await harness.addClinician('ola@example.com', ['NY', 'NM']);
  const mayasId = await clinicianId(maya.email);
  const olasId = await clinicianId(ola.email);
  beforeEach(async () => {
    await harness.drain();
    for (const table of ['clinician_leave', 'call_booking']) await harness.scope.db(table).delete();
    await harness.scope.db('clinician').where({ id: olasId }).update({ takes_turns: false });
    for (const clinician of [maya, ola]) await saveHours(clinician);
  });
  return { harness, maya, ola, mayasId, olasId };
};
