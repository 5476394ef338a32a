import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { prescriptionGatePort } from '#modules/billing/index.ts';
import { systemActor } from '#server/actor.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { orderedTreatment } from '#test/harness/ordered-treatment.ts';
import { finasteride } from '#test/harness/products.ts';

/** The refill gate's answers about a treatment that was charged and sent. */
const harness = await openFileHarness({ modules: orderAndCareModules, forgetsPatients: true });
const treatment = orderedTreatment(harness);

const gate = () => harness.makeScope().use(prescriptionGatePort);
const treated = async () => {
  const { user } = await treatment.treated([finasteride], ['finasteride']);
  const [prescription] = await harness.rows('prescription', { user_id: user.id });
  const check = async (at: Date) =>
    (await gate().check(user.id, [harness.product('finasteride')], 'TX', at))[0];
  return { user, prescription, check };
};

describe('a fill while enough is on hand', () => {
  it('is too soon until three weeks are left, and the answer names the day', async () => {
    const { prescription, check } = await treated();
    const refused = await check(harness.clock.now());
    expect(refused).toMatchObject({ allowed: false, reason: 'too_soon', prescriptionId: prescription.id });
    const notBefore = refused?.notBefore ?? harness.clock.now();
    expect(await check(addDays(notBefore, -1))).toMatchObject({ allowed: false, reason: 'too_soon' });
    const allowed = await check(notBefore);
    expect(allowed).toMatchObject({ allowed: true, reason: null });
    expect(allowed).not.toHaveProperty('notBefore');
  });

  it('has the reason of its prescription first', async () => {
    const { prescription, check } = await treated();
    await harness.scope.db('prescription').where({ id: prescription.id }).update({ status: 'on_hold' });
    expect(await check(harness.clock.now())).toMatchObject({ allowed: false, reason: 'on_hold' });
  });
});

describe('a prescription', () => {
  it('without an end is not filled', async () => {
    const { prescription, check } = await treated();
    await harness.scope.db('prescription').where({ id: prescription.id }).update({ expires_at: null });
    expect(await check(addDays(harness.clock.now(), 80))).toMatchObject({
      allowed: false,
      reason: 'expired',
    });
  });

  it('that does not exist has no fill to use', async () => {
    const consumed = await gate().consumeRefill(harness.scope.ids.uuid(), harness.scope.ids.uuid());
    expect(consumed).toMatchObject({ ok: false, failure: { code: 'NOT_FOUND' } });
    expect(consumed.ok ? '' : consumed.failure.message).toMatch(/prescription/);
  });

  it('that is used up says so', async () => {
    const { prescription } = await treated();
    await harness.scope.db('prescription').where({ id: prescription.id }).update({ refills_remaining: 0 });
    const consumed = await gate().consumeRefill(prescription.id, harness.scope.ids.uuid());
    expect(consumed).toMatchObject({
      ok: false,
      failure: { code: 'CONFLICT', message: 'This prescription allows no further fill.' },
    });
  });

  it('records for which order a fill was given back', async () => {
    const { user, prescription } = await treated();
    const [{ order_id: orderId }] = await harness.rows('prescription_fill', {
      prescription_id: prescription.id,
    });
    await gate().returnRefills(orderId);
    const [entry] = await harness.rows('audit_log', {
      action: 'prescription.fill_returned',
      subject_id: prescription.id,
    });
    expect(entry).toMatchObject({ subject: 'prescription', detail: { orderId } });
    expect(await harness.rows('prescription', { user_id: user.id })).toMatchObject([
      { refills_remaining: 4 },
    ]);
  });
});

describe('a product without a prescription', () => {
  const foam = () => harness.product('minoxidil_foam');

  it('passes while its drug is not on hold, and says nothing about a prescription', async () => {
    const { user } = await treated();
    expect(await gate().check(user.id, [foam()], 'TX')).toEqual([
      { productId: foam().id, allowed: true, reason: null, prescriptionId: null },
    ]);
  });

  it('waits while its drug is on hold; the hold of another drug does not count', async () => {
    const { user } = await treated();
    const hold = (drugType: string) =>
      harness.scope.db('prescription_hold').insert({
        id: harness.scope.ids.uuid(),
        user_id: user.id,
        drug_type: drugType,
        placed_at: harness.clock.now(),
        reason: 'A rash',
        patient_text: 'It is on hold.',
        lifted_when: 'We have talked.',
        rule_ids: ['MINOX-ALLERGY'],
        is_hard_stop: false,
      });
    await hold('climax_delay_spray');
    expect(await gate().check(user.id, [foam()], 'TX')).toMatchObject([{ allowed: true }]);
    await hold('minoxidil_foam');
    expect(await gate().check(user.id, [foam()], 'TX')).toMatchObject([
      { allowed: false, reason: 'on_hold' },
    ]);
  });
});

it('a move to a state that is not served puts on hold what runs, once', async () => {
  const { user } = await treated();
  const move = { actor: systemActor, userId: user.id, state: 'AK', holdsAll: false };
  expect(await gate().moved(move)).toBe(1);
  expect(await gate().moved(move)).toBe(0);
  expect(await harness.rows('prescription', { user_id: user.id })).toMatchObject([{ status: 'on_hold' }]);
});
