import { expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { placeOrder } from '#modules/billing/services/checkout/place-order.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { dataOf } from '#test/harness/api.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { finasteride, foam } from '#test/harness/products.ts';

const thickeningShampoo = 313;
const CHANGE = 'mutation($dob: Date!, $reason: String!) { changeBirthDate(dob: $dob, reason: $reason) }';
const reason = 'I had typed the wrong year.';

const harness = await openFileHarness({ modules: orderAndCareModules });

const dobOf = async ({ id }: SignedInUser) => (await harness.rows('person', { id }))[0].dob;
const change = (patient: SignedInUser, dob: string) => harness.api(patient, CHANGE, { dob, reason });
/** A patient with a prescription for finasteride. */
const treated = async () => {
  const visit = await harness.orderedVisit({ products: [finasteride] });
  await harness.submitIntake(visit, ['finasteride']);
  await harness.approve(visit.consultationId);
  await harness.drain();
  return visit;
};
const holdsOf = async ({ id }: SignedInUser) =>
  harness
    .knex('prescription_hold as h')
    .join('prescription as p', 'p.id', 'h.prescription_id')
    .where({ 'p.user_id': id })
    .select('h.is_hard_stop', 'h.rule_ids', 'p.status');

it('a checkout with another birth date is refused and names the field; the account keeps its own', async () => {
  const { patient, request } = await harness.order({ products: [finasteride] });
  const other = { ...(await harness.orderRequest([thickeningShampoo])), dob: '1988-01-02' };
  expect(await placeOrder(harness.scope, patient, other)).toMatchObject({
    ok: false,
    failure: {
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'dob', message: expect.stringMatching(/correct it under “Account”/) }],
    },
  });
  expect(await dobOf(patient)).toBe(request.dob);
});

it('of two simultaneous first checkouts with different birth dates, the first one counts', async () => {
  const patient = await harness.account();
  const dobs = ['1990-04-12', '1988-01-02'];
  const orders = await Promise.all(
    dobs.map(async (dob, index) =>
      placeOrder(harness.scope, patient, {
        ...(await harness.orderRequest([index === 0 ? finasteride : thickeningShampoo])),
        dob,
      }),
    ),
  );
  expect(orders.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await dobOf(patient)).toBe(dobs[orders.findIndex(({ ok }) => ok)]);
});

it('a correction needs a reason and is audited; repeating it changes nothing', async () => {
  const { patient } = await harness.order({ products: [thickeningShampoo] });
  const silent = await harness.api(patient, CHANGE, { dob: '1989-04-12', reason: ' ' });
  expect(silent.errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ field: 'reason' }],
  });
  dataOf(await change(patient, '1989-04-12'));
  dataOf(await change(patient, '1989-04-12'));
  expect(await dobOf(patient)).toBe('1989-04-12');
  expect(await harness.rows('birth_date_change', { person_id: patient.id })).toMatchObject([
    { before: '1990-04-12', after: '1989-04-12', reason },
  ]);
  const audits = { subject_id: patient.id, action: 'profile.birth_date_changed' };
  expect(await harness.rows('audit_log', audits)).toHaveLength(1);
});

it('a date that differs from the answers is a task for staff, and nothing is filled until a clinician has seen it', async () => {
  const { user, consultationId } = await treated();
  dataOf(await change(user, '1989-04-12'));
  expect(await holdsOf(user)).toMatchObject([{ is_hard_stop: false, status: 'on_hold' }]);
  expect(await harness.rows('answer_correction', { consultation_id: consultationId })).toMatchObject([
    {
      reason,
      changes: [{ questionId: 'dob', before: '1990-04-12', after: '1989-04-12' }],
      rule_ids: ['DOB-MISMATCH'],
    },
  ]);
});

it('an age below 18 stops everything', async () => {
  const { user } = await treated();
  dataOf(await change(user, '2010-04-12'));
  expect(await holdsOf(user)).toContainEqual({
    is_hard_stop: true,
    rule_ids: expect.arrayContaining(['AGE-MIN']),
    status: 'on_hold',
  });
});

it('an open case shows the flag, and approval requires acknowledging it', async () => {
  const visit = await harness.orderedVisit({ products: [finasteride] });
  await harness.submitIntake(visit, ['finasteride']);
  dataOf(await change(visit.user, '1989-04-12'));
  await expect(harness.approve(visit.consultationId)).rejects.toThrow('DOB-MISMATCH');
});

it('for a patient without a visit it stops over-the-counter products that need a higher age', async () => {
  const { patient } = await harness.order({ products: [foam] });
  await harness.drain();
  dataOf(await change(patient, '2012-04-12'));
  expect(await harness.rows('prescription_hold', { user_id: patient.id })).toMatchObject([
    { drug_type: 'minoxidil_foam', is_hard_stop: true, rule_ids: ['AGE-MIN', 'H7'] },
  ]);
  for (let day = 0; day < 100; day += 5) {
    harness.clock.set(addDays(harness.clock.now(), 5));
    await harness.sweep();
    await harness.drain();
  }
  const subscriptions = await harness.rows('subscription', { user_id: patient.id });
  expect(subscriptions.map(({ status }) => status)).toContain('on_hold_rx');
  const notices = await harness.rows('notice', { person_id: patient.id, kind: 'treatment_on_hold' });
  expect(notices).toHaveLength(1);
  const records = await harness.rows('decision_record', { user_id: patient.id, purpose: 'hold' });
  expect(records).toMatchObject([{ consultation_id: null, is_allowed: false }]);
});

it('for a patient without a visit, another adult date is recorded and holds nothing', async () => {
  const { patient } = await harness.order({ products: [foam] });
  await harness.drain();
  dataOf(await change(patient, '1989-04-12'));
  expect(await harness.rows('prescription_hold', { user_id: patient.id })).toEqual([]);
  const records = await harness.rows('decision_record', { user_id: patient.id, purpose: 'hold' });
  expect(records).toMatchObject([{ consultation_id: null, is_allowed: true }]);
});
