import { describe, expect, it } from 'vitest';
import { prescriptionGatePort, therapyCheckPort } from '#modules/billing/index.ts';
import { dispatchOrder } from '#modules/billing/services/fulfillment/dispatch-order.ts';
import { rules } from '#modules/eligibility/domain/index.ts';
import { replayDecisions } from '#modules/eligibility/services/replay-decisions.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { ketoconazole } from '#test/harness/care-story.ts';
import { openFileCareStory } from '#test/harness/file-harness.ts';
import { licenseRow } from '#test/harness/license-row.ts';
import { finasteride } from '#test/harness/products.ts';
import { MAYA } from '#test/harness/treatment-api.ts';
import { APPROVE, decision, PROPOSE } from '#test/harness/visit-api.ts';

/** Moves, doses and refills over everything the patient has. */
const story = await openFileCareStory();
const { harness, maya } = story;

describe('moving', () => {
  const addresses = {
    // Maya has no license in Ohio.
    OH: { streetAddress1: '7 Oak Street', city: 'Columbus', state: 'OH', zipCode: '43004' },
    AK: { streetAddress1: '7 Oak Street', city: 'Anchorage', state: 'AK', zipCode: '99501' },
    NY: { streetAddress1: '7 Oak Street', city: 'Albany', state: 'NY', zipCode: '12207' },
  } as const;
  const CHANGE = 'mutation($address: AddressInput!) { changeAddress(address: $address) }';
  const treated = async () => {
    const patient = await harness.account();
    const visit = await story.visitOf(patient, [finasteride], ['finasteride']);
    await harness.approve(visit.consultationId);
    await story.daysPass(5);
    return { patient, visit };
  };
  const addressDecision = async (patient: SignedInUser) =>
    (await harness.rows('decision_record', { user_id: patient.id, purpose: 'address' }))[0];

  it.each(['AK', 'OH'] as const)(
    'to %s, which we do not serve or where the prescriber has no license, holds charges and dispatch',
    async (state) => {
      await harness.scope.db('clinician_license').where({ clinician_id: MAYA, state: 'OH' }).delete();
      const { patient } = await treated();
      expect(await story.sent(patient)).toBe(1);
      const answer = await harness.api(patient, CHANGE, { address: addresses[state] });
      expect(answer.errors).toBeUndefined();
      const [prescription] = await harness.rows('prescription', { user_id: patient.id });
      expect(prescription.status).toBe('on_hold');
      expect(await story.notices(patient)).toContain('treatment_on_hold');
      expect(await addressDecision(patient)).toMatchObject({
        ship_state: state,
        outcome: 'state_not_served',
        is_allowed: false,
      });
      await story.daysPass(100);
      expect(await story.sent(patient)).toBe(1);
      expect(await harness.charges(patient.id)).toHaveLength(1);
    },
  );

  it('to a state where the prescriber is licensed lets the treatment continue', async () => {
    await harness.scope
      .db('clinician_license')
      .insert(licenseRow(MAYA, 'NY'))
      .onConflict(['clinician_id', 'state'])
      .ignore();
    const { patient } = await treated();
    await harness.api(patient, CHANGE, { address: addresses.NY });
    const [prescription] = await harness.rows('prescription', { user_id: patient.id });
    expect(prescription.status).toBe('active');
    expect(await addressDecision(patient)).toMatchObject({ outcome: 'ok', is_allowed: true });
    await story.daysPass(100);
    expect(await story.sent(patient)).toBe(2);
  });

  it('a clinician without a license in the patient’s state cannot approve, whatever the parcel’s state', async () => {
    const patient = await harness.account();
    const visit = await harness.orderedVisit({ patient, products: [finasteride] });
    await harness.scope.db('clinician_license').where({ clinician_id: MAYA, state: 'OH' }).delete();
    await harness.submitIntake(visit, ['finasteride'], { state: 'OH' });
    await expect(harness.approve(visit.consultationId)).rejects.toThrow(/patient is in Ohio/);
  });

  it('a parcel waits when the prescriber loses the license in the patient’s state', async () => {
    const patient = await harness.account();
    await harness.scope
      .db('clinician_license')
      .insert(licenseRow(MAYA, 'OH'))
      .onConflict(['clinician_id', 'state'])
      .ignore();
    const visit = await harness.orderedVisit({ patient, products: [finasteride] });
    await harness.submitIntake(visit, ['finasteride'], { state: 'OH' });
    await harness.approve(visit.consultationId);
    await story.daysPass(5);
    expect(await story.sent(patient)).toBe(1);
    await harness.scope.db('clinician_license').where({ clinician_id: MAYA, state: 'OH' }).delete();
    await story.daysPass(100);
    expect(await story.sent(patient)).toBe(1);
  });
});

describe('rules over several products', () => {
  const both = [701, 702];
  const tooMuch = /3\.75 mg a day, and 2\.5 mg is the most/;

  it('45 and 90 tablets of minoxidil together are refused at checkout and in a plan', async () => {
    const patient = await harness.account();
    const products = harness.products.filter(({ id }) => both.includes(id));
    const order = { checkoutId: '', shipState: 'TX', dob: '1990-01-01' };
    const refused = await harness.scope.use(therapyCheckPort).refusals(patient.id, products, order);
    expect(refused.map(({ productId }) => productId).sort()).toEqual(both);
    for (const { message } of refused) expect(message).toMatch(tooMuch);
    expect((await story.orders(patient, both)).ok).toBe(false);

    const visit = await story.visitOf(patient, [702], ['minoxidil_oral']);
    for (const mutation of [PROPOSE, APPROVE]) {
      const answer = await harness.api(maya, mutation, decision(visit.consultationId, { productIds: both }));
      expect(JSON.stringify(answer.errors)).toMatch(tooMuch);
    }
  });

  it('and when the other pack runs already: at checkout, in a plan and when one is accepted', async () => {
    const patient = await harness.account();
    const first = await story.visitOf(patient, [702], ['minoxidil_oral']);
    await harness.approve(first.consultationId);
    await story.daysPass(5);
    expect((await story.orders(patient, [701])).ok).toBe(false);
    const second = await story.visitOf(patient, [ketoconazole], ['ketoconazole']);
    const answer = await harness.api(
      maya,
      PROPOSE,
      decision(second.consultationId, { productIds: [ketoconazole, 701] }),
    );
    expect(JSON.stringify(answer.errors)).toMatch(tooMuch);
  });

  it('one refill per prescription and cycle: a second sweep, a retry and a second order send nothing more', async () => {
    const patient = await harness.account();
    const visit = await story.visitOf(patient, [finasteride], ['finasteride']);
    await harness.approve(visit.consultationId);
    await story.daysPass(5);
    const [order] = await harness.rows('customer_order', { user_id: patient.id });
    const [prescription] = await harness.rows('prescription', { user_id: patient.id });
    const gate = harness.makeScope().use(prescriptionGatePort);
    // The same order takes its refill once, however often it is dispatched.
    for (let time = 0; time < 3; time += 1) {
      expect((await gate.consumeRefill(prescription.id, order.id)).ok).toBe(true);
      await dispatchOrder(harness.makeScope(), order.id);
    }
    expect(await harness.rows('prescription_fill', { prescription_id: prescription.id })).toHaveLength(1);
    // Another order in the same cycle has to wait.
    const [answer] = await gate.check(patient.id, [harness.product('finasteride')], 'TX');
    expect(answer).toMatchObject({ allowed: false, reason: 'too_soon' });
    await story.daysPass(60);
    expect(await story.sent(patient)).toBe(1);
    await story.daysPass(40);
    expect(await story.sent(patient)).toBe(2);
    expect(await harness.rows('prescription_fill', { prescription_id: prescription.id })).toHaveLength(2);
  });

  it('every decision of this file is evaluated again with the same result', async () => {
    const report = await replayDecisions(harness.database.knex, rules);
    expect(report.differing).toEqual([]);
    const purposes = await harness.database.knex('decision_record').distinct('purpose').pluck('purpose');
    for (const purpose of ['order', 'submit', 'approve', 'address', 'charge', 'dispatch'])
      expect(purposes).toContain(purpose);
  });
});
