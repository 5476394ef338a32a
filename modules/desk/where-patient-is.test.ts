import { expect, it } from 'vitest';
import { renewalMedicalHistoryFor } from '#modules/eligibility/domain/questionnaires/renewal-medical-history.ts';
import { questionsOf } from '#modules/quiz/index.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { submitRenewal } from '#test/harness/submit-renewal.ts';
import { APPROVE, decision } from '#test/harness/visit-api.ts';

const harness = await openFileHarness({ modules: careModules });

const assignedTo = async (consultationId: string) => {
  const [row] = await harness.rows('consultation', { id: consultationId });
  const [clinician] = await harness.rows('clinician', { id: row.clinician_id });
  return clinician.email;
};

it('a patient in another state needs a clinician licensed there and in the state of delivery', async () => {
  const maya = await harness.clinician();
  const local = await harness.addClinician('local@example.com', ['NY']);
  const answers = { state: 'TX' };
  const first = await harness.visit({ drugTypes: ['finasteride'], answers });
  const second = await harness.visit({ drugTypes: ['finasteride'], answers });
  expect([await assignedTo(first.consultationId), await assignedTo(second.consultationId)]).toEqual([
    maya.email,
    maya.email,
  ]);
  await harness
    .knex('consultation')
    .where({ id: first.consultationId })
    .update({ clinician_id: null, status: 'submitted' });
  const refused = await harness.api(local, APPROVE, decision(first.consultationId));
  expect(refused.errors?.[0]).toMatchObject({
    message: 'The patient is in Texas now. Only a clinician licensed there too may decide.',
    extensions: { code: 'FORBIDDEN' },
  });
  await harness.approve(first.consultationId);
  const home = await harness.visit({ drugTypes: ['finasteride'] });
  expect(await assignedTo(home.consultationId)).toBe(local.email);
  await harness.knex('clinician').where({ email: local.email }).update({ active: false });
});

it('a patient in a state that is not served is not treated, although the order goes to one that is', async () => {
  const visit = await harness.visit({ drugTypes: ['finasteride'], answers: { state: 'AK' } });
  expect(visit.outcome).toMatchObject({ outcome: 'stop' });
  expect(visit.outcome.findings.map(({ ruleId }) => ruleId)).toContain('STATE');
});

it('every renewal asks where the patient is, and the answer counts for its decision', async () => {
  const state = questionsOf(renewalMedicalHistoryFor(['finasteride'])).find(({ id }) => id === 'state');
  expect(state?.required).toBe(true);
  const { user } = await harness.prescription({ drugTypes: ['finasteride'] });
  const { consultationId } = await submitRenewal(harness.scope, user, { state: 'TX' });
  const [row] = await harness.rows('consultation', { id: consultationId });
  expect([row.ship_state, row.answers.state]).toEqual(['NY', 'TX']);
});
