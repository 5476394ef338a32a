import { describe, expect, it } from 'vitest';
import { prescriptionMachine } from '#modules/prescription/domain/prescription-machine.ts';
import { type TreatmentAction, treatmentPort } from '#modules/prescription/index.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import {
  codeOf,
  DISCONTINUE,
  fieldsOf,
  HOLD,
  RESUME,
  treatmentApi,
  treatmentInput,
} from '#test/harness/treatment-api.ts';

const { harness, maya } = await openFileDeskHarness({ modules: careModules });
const api = treatmentApi(harness);
const ola = await harness.addClinician('ola@example.com', ['NY', 'CA']);
const californian = await harness.addClinician('cal@example.com', ['CA']);

describe('who may not', () => {
  it.each([
    ['hold', HOLD],
    ['resume', RESUME],
    ['discontinue', DISCONTINUE],
  ])(
    '%s: visitor, patient, operator, unlicensed clinician, clinician of another state',
    async (_, mutation) => {
      const patient = await api.treated();
      if (mutation === RESUME) await api.act(maya, HOLD, patient);
      const before = await api.statuses(patient);
      const unlicensed = await harness.addClinician(`${patient.prescriptionId}@example.com`, []);
      const operator = await harness.operator();
      const codes = [];
      for (const viewer of [null, patient.user, operator, unlicensed, californian]) {
        const variables = treatmentInput(patient.consultationId, { prescriptionId: patient.prescriptionId });
        codes.push(codeOf(await harness.api(viewer, mutation, variables)));
      }
      expect(codes).toEqual(['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND', 'NOT_FOUND']);
      expect(await api.statuses(patient)).toEqual(before);
    },
  );

  it('resume: a clinician without a license in the patient’s current state', async () => {
    const patient = await api.treated();
    await api.act(maya, HOLD, patient);
    const newYorker = await harness.addClinician('ny@example.com', ['NY']);
    await harness.scope.db('person').where({ id: patient.user.id }).update({ state: 'CA' });
    const refused = await api.act(newYorker, RESUME, patient);
    expect(codeOf(refused)).toBe('FORBIDDEN');
    expect(refused.errors?.[0]?.message).toContain('California');
    expect(codeOf(await api.act(ola, RESUME, patient))).toBeUndefined();
  });

  it('any action on another patient’s prescription', async () => {
    const patient = await api.treated();
    const { prescriptionId } = await api.treated();
    expect(codeOf(await api.act(maya, HOLD, patient, { prescriptionId }))).toBe('NOT_FOUND');
  });

  it('the system or an operator at the port', async () => {
    const patient = await api.treated();
    const [clinician] = await harness.rows('clinician', { email: 'ola@example.com' });
    const action: TreatmentAction = {
      actor: { role: 'operator', id: null, impersonatorId: null },
      clinician: { ...clinician, personId: null, states: ['NY'] },
      thread: { id: patient.consultationId, userId: patient.user.id },
      state: 'NY',
      target: 'all',
      reason: 'x',
      message: 'x',
    };
    const answer = await harness.makeScope().use(treatmentPort).discontinue(action);
    expect(answer).toMatchObject({ ok: false, failure: { code: 'FORBIDDEN' } });
  });
});

describe('required texts', () => {
  it.each([
    [{ reason: ' ' }, 'input.reason'],
    [{ message: '' }, 'input.message'],
    [{ message: 'a'.repeat(2_001) }, 'input.message'],
    [{ prescriptionId: 'none' }, 'input.prescriptionId'],
  ])('%o names %s', async (changes, field) => {
    const patient = await api.treated();
    for (const mutation of [HOLD, RESUME, DISCONTINUE])
      expect(fieldsOf(await api.act(maya, mutation, patient, changes))).toMatchObject([{ field }]);
    expect(await api.statuses(patient)).toEqual(['active']);
  });

  it('what would lift a hold', async () => {
    const { consultationId, prescriptionId } = await api.treated();
    const variables = { ...treatmentInput(consultationId, { prescriptionId }), liftedWhen: ' ' };
    expect(fieldsOf(await harness.api(maya, HOLD, variables))).toMatchObject([{ field: 'liftedWhen' }]);
  });
});

describe('a prescription that has ended', () => {
  const ended = prescriptionMachine.states.filter(
    (status) => !['active', 'on_hold', 'stopped'].includes(status),
  );
  it.each(ended)('cannot be held or resumed when it is %s', async (status) => {
    const patient = await api.treated();
    await harness.scope.db('prescription').where({ id: patient.prescriptionId }).update({ status });
    for (const mutation of [HOLD, RESUME])
      expect(codeOf(await api.act(maya, mutation, patient))).toBe('CONFLICT');
    expect(await api.statuses(patient)).toEqual([status]);
  });

  it.each(ended)('can be discontinued when it is %s only if it could be renewed', async (status) => {
    const patient = await api.treated();
    await harness.scope.db('prescription').where({ id: patient.prescriptionId }).update({ status });
    const code = codeOf(await api.act(maya, DISCONTINUE, patient));
    const mayEnd = ['completed', 'expired'].includes(status);
    expect(code).toBe(mayEnd ? undefined : 'CONFLICT');
    expect(await api.statuses(patient)).toEqual([mayEnd ? 'stopped' : status]);
  });
});
