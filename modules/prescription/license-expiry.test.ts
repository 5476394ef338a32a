import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { prescriptionGatePort } from '#modules/billing/index.ts';
import { runSweeps } from '#server/jobs/index.ts';
import { collectSweeps } from '#server/scope-factory.ts';
import { dataOf } from '#test/harness/api.ts';
import { careModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import { licenseRow } from '#test/harness/license-row.ts';
import { APPROVE, decision, PROPOSE } from '#test/harness/visit-api.ts';
import { clinicianPort } from './index.ts';

const MAYA = 'c0000000-0000-4000-8000-000000000001';
const REFUSE =
  'mutation($id: ID!) { deskRefuse(consultationId: $id, reason: "Not safe.", alternatives: "Foam.") { status } }';
/** The last day of Maya's license in New York, and when it is over there. */
const LAST_DAY = '2026-12-15';
const END = new Date('2026-12-16T05:00:00Z');

const { harness, maya } = await openFileDeskHarness({ modules: careModules });
const operator = await harness.operator();
const licenses = () => harness.scope.db('clinician_license').where({ clinician_id: MAYA, state: 'NY' });

beforeEach(async () => {
  await harness.scope.db('clinician_license').where({ clinician_id: MAYA }).delete();
  for (const state of ['NY', 'CA'])
    await harness.scope.db('clinician_license').insert(licenseRow(MAYA, state));
});

const SAVE = `mutation($input: LicenseInput!) { saveLicense(email: "clinician@example.com", input: $input) }`;
const save = (expiresOn: string, more = {}) =>
  harness.api(operator, SAVE, { input: { state: 'NY', number: 'NY-77', expiresOn, ...more } });
const codeOf = (answer: { errors?: readonly { extensions: { code: string } }[] }) =>
  answer.errors?.[0]?.extensions.code ?? 'answered';

/** Maya's license in New York ends at this instant. */
const endsAt = async (at: Date) => {
  await licenses().update({ ends_at: at });
};
const now = () => harness.clock.now();

it('counts until the end of its last day in its state', async () => {
  expect(codeOf(await save(LAST_DAY))).toBe('answered');
  expect(await licenses().select('number', 'expires_on', 'ends_at')).toEqual([
    { number: 'NY-77', expires_on: LAST_DAY, ends_at: END },
  ]);
  expect(codeOf(await save(LAST_DAY, { state: 'CA' }))).toBe('answered');
  const [california] = await harness.rows('clinician_license', { clinician_id: MAYA, state: 'CA' });
  expect(california.ends_at).toEqual(new Date('2026-12-16T08:00:00Z'));
});

it.each([
  ['a day that is over', { expiresOn: '2020-01-31' }, 'input.expiresOn'],
  ['no day', { expiresOn: 'soon' }, 'input.expiresOn'],
  ['a number with other signs', { number: '<b>' }, 'input.number'],
  ['a place that is no state', { state: 'ZZ' }, 'input.state'],
])('is refused with %s', async (_, input, field) => {
  const answer = await save(LAST_DAY, input);
  expect(answer.errors?.[0]?.extensions).toMatchObject({ fields: [{ field }] });
});

describe('a license that has expired counts nowhere', () => {
  const visit = () => harness.visit({ drugTypes: ['finasteride'] });
  const clinicians = () => harness.scope.use(clinicianPort);

  it('at the decisions of a case, which the clinician no longer sees', async () => {
    const { consultationId } = await visit();
    await endsAt(now());
    const products = { productIds: [harness.product('finasteride').id] };
    const calls = [
      harness.api(maya, APPROVE, decision(consultationId)),
      harness.api(maya, PROPOSE, decision(consultationId, products)),
      harness.api(maya, REFUSE, { id: consultationId }),
      harness.api(maya, 'mutation($id: ID!) { deskTake(consultationId: $id) { status } }', {
        id: consultationId,
      }),
      harness.api(
        maya,
        'mutation($id: ID!) { deskWaiveCall(consultationId: $id, reason: "We wrote instead.") }',
        { id: consultationId },
      ),
    ];
    for (const call of calls) expect(codeOf(await call)).toBe('NOT_FOUND');
    const shown = await harness.api(maya, 'query($id: ID!) { deskCase(consultationId: $id) { dob } }', {
      id: consultationId,
    });
    expect(codeOf(shown)).toBe('NOT_FOUND');
    const { deskQueue } = dataOf<{ deskQueue: { consultationId: string }[] }>(
      await harness.api(maya, '{ deskQueue { consultationId } }'),
    );
    expect(deskQueue.map((row) => row.consultationId)).not.toContain(consultationId);
    await endsAt(addDays(now(), 1));
    expect(codeOf(await harness.api(maya, APPROVE, decision(consultationId)))).toBe('answered');
  });

  it('when visits are assigned or handed over', async () => {
    const licensed = async () => (await clinicians().licensedIn(['NY'])).map(({ id }) => id);
    expect(await licensed()).toContain(MAYA);
    await endsAt(now());
    expect(await licensed()).not.toContain(MAYA);
    expect(await clinicians().nextLicensedIn(['NY'])).toBeNull();
    expect((await clinicians().byId(MAYA))?.states).not.toContain('NY');
  });

  it('at the refill gate, also for a later day', async () => {
    const treated = await visit();
    await harness.api(maya, APPROVE, decision(treated.consultationId));
    await endsAt(addDays(now(), 10));
    const check = async (days: number) => {
      const [answer] = await harness.scope
        .use(prescriptionGatePort)
        .check(treated.user.id, [harness.product('finasteride')], 'NY', addDays(now(), days));
      return answer?.reason;
    };
    expect(await check(11)).toBe('state_not_served');
    expect(await check(9)).not.toBe('state_not_served');
  });
});

describe('the end of a license', () => {
  const sweep = async () => {
    await runSweeps(harness.scope, collectSweeps(careModules), 'wait');
    await harness.drain();
  };
  const told = () =>
    harness.rows('notice', { person_id: maya.id }).then((rows) => rows.map(({ kind }) => kind));

  it('is told once, 60 days before, and again after it was renewed', async () => {
    await endsAt(addDays(now(), 61));
    await sweep();
    expect(await told()).toEqual([]);
    await endsAt(addDays(now(), 60));
    await sweep();
    await sweep();
    expect(await told()).toEqual(['license_expires']);
  });

  it('returns the cases of that state to the queue, with a row in the audit log', async () => {
    const { consultationId } = await harness.visit({ drugTypes: ['finasteride'] });
    await endsAt(now());
    await sweep();
    await sweep();
    const [row] = await harness.rows('consultation', { id: consultationId });
    expect([row.status, row.clinician_id]).toEqual(['submitted', null]);
    const written = await harness.scope.db('audit_log').where({ action: 'license.expired' });
    expect(written).toHaveLength(1);
  });
});

it('nobody enters a license of their own', async () => {
  await harness.scope.db('person').where({ id: maya.id }).update({ role: 'clinician' });
  const own = { ...operator, id: maya.id };
  const answer = await harness.api(own, SAVE, {
    input: { state: 'NY', number: 'NY-77', expiresOn: LAST_DAY },
  });
  expect(codeOf(answer)).toBe('CONFLICT');
});
