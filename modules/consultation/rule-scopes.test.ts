import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, toCalendarDate } from '#kernel/dates.ts';
import { otcChangesPort, therapyCheckPort } from '#modules/billing/index.ts';
import { placeOrder } from '#modules/billing/services/checkout/place-order.ts';
import { cancelSubscription } from '#modules/billing/services/subscriptions/cancel-subscription.ts';
import type { DrugType } from '#modules/catalogue/index.ts';
import { healthyHairAnswers } from '#modules/eligibility/domain/questionnaires/healthy-answers.ts';
import type { Answers } from '#modules/quiz/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { type Harness, openHarness } from '#test/harness/harness.ts';
import { finasteride, foam } from '#test/harness/products.ts';
import { submitRenewal } from '#test/harness/submit-renewal.ts';
import { DISCONTINUE, HOLD, MAYA, RESUME, treatmentInput } from '#test/harness/treatment-api.ts';

/** A stop takes what its rule says, also what is sold over the counter. */
const ketoconazole = 407;
const thickeningShampoo = 313;

let harness: Harness;
let maya: SignedInUser;
let ola: SignedInUser;
beforeAll(async () => {
  harness = await openHarness({ modules: orderAndCareModules });
  maya = await harness.clinician();
  ola = await harness.addClinician('ola@example.com', ['TX', 'NY', 'CA']);
  // Every case is Maya's: she has always waited longest.
  await harness.scope
    .db('clinician')
    .whereNot({ id: MAYA })
    .update({ last_assigned_at: addDays(harness.clock.now(), 1000) });
});
afterAll(() => harness.close());

const daysPass = async (days: number) => {
  for (let day = 0; day < days; day += 5) {
    harness.clock.set(addDays(harness.clock.now(), Math.min(5, days - day)));
    await harness.sweep();
    await harness.drain();
  }
};
const reading = (): Answers => {
  const { bp } = healthyHairAnswers(toCalendarDate(harness.clock.now()));
  return bp === undefined ? {} : { bp };
};
const orders = async (patient: SignedInUser, products: readonly number[]) =>
  placeOrder(harness.scope, patient, await harness.orderRequest(products));
/** A first order of foam, paid and sent. */
const takesFoam = async (products: readonly number[] = [foam]) => {
  const patient = await harness.account();
  await harness.order({ patient, products: [...products] });
  await harness.drain();
  await harness.sweep();
  await harness.drain();
  return patient;
};
const visitOf = async (
  patient: SignedInUser,
  products: readonly number[],
  drugTypes: readonly DrugType[],
  answers: Answers = {},
) => {
  const visit = await harness.orderedVisit({ patient, products: [...products] });
  await harness.submitIntake(visit, [...drugTypes], { ...reading(), ...answers });
  return visit;
};
const drugHolds = (patient: SignedInUser) => harness.rows('prescription_hold', { user_id: patient.id });
const sent = async (patient: SignedInUser): Promise<number> =>
  (await harness.rows('customer_order', { user_id: patient.id })).filter(
    ({ submitted_at }: { submitted_at: Date | null }) => submitted_at !== null,
  ).length;
const notices = async (patient: SignedInUser): Promise<string[]> =>
  (await harness.rows('notice', { person_id: patient.id })).map(({ kind }: { kind: string }) => kind);
const subscriptionStatus = async (patient: SignedInUser, product = foam): Promise<string> => {
  const { rows } = await harness.database.knex.raw(
    `select s.status from subscription s join subscription_product p on p.subscription_id = s.id
     where s.user_id = ? and p.product_id = ?`,
    [patient.id, product],
  );
  return rows[0]?.status;
};

describe('what is bought over the counter', () => {
  it('an emergency in a visit also stops the running minoxidil: no charge, no parcel, the patient is told', async () => {
    const patient = await takesFoam();
    expect(await sent(patient)).toBe(1);
    const visit = await visitOf(patient, [ketoconazole], ['ketoconazole'], {
      urgent_symptoms: ['chest_pain'],
    });
    const holds = await drugHolds(patient);
    expect(holds).not.toEqual([]);
    for (const hold of holds)
      expect(hold).toMatchObject({
        drug_type: 'minoxidil_foam',
        prescription_id: null,
        rule_ids: ['URGENT-SYMPTOMS'],
        is_hard_stop: true,
        lifted_at: null,
      });
    expect(await notices(patient)).toContain('treatment_on_hold');
    await daysPass(100);
    expect(await sent(patient)).toBe(1);
    expect(await harness.charges(patient.id)).toHaveLength(1);
    expect(await subscriptionStatus(patient)).toBe('on_hold_rx');
    expect(await notices(patient)).toContain('refill_on_hold');

    const input = treatmentInput(visit.consultationId, { drugType: 'minoxidil_foam' }).input;
    expect((await harness.api(maya, RESUME, { input })).data).toMatchObject({
      deskResume: { changed: [], awaitSecondClinician: ['minoxidil_foam'] },
    });
    expect((await harness.api(ola, RESUME, { input })).data).toMatchObject({
      deskResume: { changed: ['minoxidil_foam'] },
    });
    expect(await subscriptionStatus(patient)).toBe('active');
    await daysPass(5);
    expect(await sent(patient)).toBe(2);
  });

  it.each<[string, Answers]>([
    ['H4', { other_hair_loss: ['brows'] }],
    ['H5', { cancer_treatment: 'now' }],
    ['H1', { patchy: 'yes' }],
  ])('%s in a visit about another drug of the line stops it too', async (ruleId, answers) => {
    const patient = await takesFoam();
    await visitOf(patient, [ketoconazole], ['ketoconazole'], answers);
    expect(await drugHolds(patient)).toMatchObject([{ drug_type: 'minoxidil_foam', rule_ids: [ruleId] }]);
  });

  it('a shipment waits as a whole; without the drug in it, cosmetics go on', async () => {
    const patient = await takesFoam([thickeningShampoo]);
    await visitOf(patient, [ketoconazole], ['ketoconazole'], { cancer_treatment: 'now' });
    expect(await drugHolds(patient)).toEqual([]);
    await daysPass(100);
    expect(await sent(patient)).toBe(2);
  });

  it('cannot be ordered while it is on hold, also not in another form', async () => {
    const patient = await takesFoam();
    await visitOf(patient, [ketoconazole], ['ketoconazole'], { other_hair_loss: ['lashes'] });
    const spray = harness.product('minoxidil_spray');
    expect(await orders(patient, [spray.id])).toMatchObject({
      ok: false,
      failure: { code: 'BAD_USER_INPUT', fields: [{ field: 'productIds' }] },
    });
  });

  it('a clinician holds, resumes and discontinues it, by itself or with the line', async () => {
    const patient = await takesFoam();
    const visit = await visitOf(patient, [ketoconazole], ['ketoconazole']);
    const on = (changes: Record<string, unknown>) => treatmentInput(visit.consultationId, changes);
    expect((await harness.api(maya, HOLD, on({ drugType: 'minoxidil_foam' }))).data).toMatchObject({
      deskHold: { changed: ['minoxidil_foam'] },
    });
    const shown = await harness.api(
      maya,
      `query($id: ID!) { deskCase(consultationId: $id) {
        therapies { drugType overTheCounter onHold holds { placedBy needsSecondClinician } } } }`,
      { id: visit.consultationId },
    );
    expect(shown.data?.deskCase).toMatchObject({
      therapies: [
        {
          drugType: 'minoxidil_foam',
          overTheCounter: true,
          onHold: true,
          holds: [{ needsSecondClinician: false }],
        },
      ],
    });
    expect(
      (await harness.api(maya, RESUME, { input: on({ serviceLine: 'hair_loss_care' }).input })).data,
    ).toMatchObject({ deskResume: { changed: ['minoxidil_foam'] } });
    expect(
      (await harness.api(maya, DISCONTINUE, { input: on({ drugType: 'minoxidil_foam' }).input })).data,
    ).toMatchObject({ deskDiscontinue: { changed: ['minoxidil_foam'] } });
    expect(await subscriptionStatus(patient)).toBe('canceled');
  });
});

describe('a stop leaves what its rule does not name', () => {
  it('a mood change reported at a renewal stops finasteride and not ketoconazole', async () => {
    const patient = await harness.account();
    const visit = await visitOf(patient, [finasteride, ketoconazole], ['finasteride', 'ketoconazole']);
    await harness.approve(visit.consultationId);
    await harness.drain();
    await submitRenewal(harness.scope, patient, {
      side_effects: ['mood'],
      side_effects_detail: 'Low for two weeks',
    });
    const rows: { drug_type: string; status: string }[] = await harness.rows('prescription', {
      user_id: patient.id,
    });
    expect(Object.fromEntries(rows.map(({ drug_type, status }) => [drug_type, status]))).toEqual({
      finasteride: 'on_hold',
      ketoconazole: 'active',
    });
    const [hold] = await harness.database
      .knex('prescription_hold')
      .join('prescription', 'prescription.id', 'prescription_hold.prescription_id')
      .where({ 'prescription.user_id': patient.id })
      .select('rule_ids', 'is_hard_stop');
    expect(hold).toEqual({ rule_ids: ['SE-MOOD'], is_hard_stop: true });
  });
});

describe('checkout of a drug that is sold over the counter', () => {
  const intake = async (answers: Answers): Promise<SignedInUser> => {
    const patient = await harness.account();
    await visitOf(patient, [ketoconazole], ['ketoconazole'], answers);
    return patient;
  };
  const refusedBecause = (text: RegExp) => ({
    ok: false,
    failure: {
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'productIds', message: expect.stringMatching(text) }],
    },
  });

  it.each<[string, Answers, RegExp]>([
    ['a scalp infection', { scalp_symptoms: ['infected'] }, /red, sore or infected.*start a visit/],
    ['patchy loss', { patchy: 'yes' }, /patchy bald spots often have another cause/],
    ['not sure about patches', { patchy: 'not_sure' }, /does not fit what minoxidil is sold for/],
    ['sudden loss', { speed: 'under_3_months' }, /does not fit what minoxidil is sold for/],
    [
      'heart disease',
      { conditions: ['arrhythmia'], conditions_detail: 'Since 2020' },
      /ask a doctor before you use minoxidil/,
    ],
    ['another scalp medicine', { meds: ['scalp_medicine'], meds_detail: 'A lotion' }, /go together/],
  ])(
    'refuses minoxidil to somebody whose intake says %s, names why and offers a visit',
    async (_, answers, text) => {
      const patient = await intake(answers);
      expect(await orders(patient, [foam])).toMatchObject(refusedBecause(text));
      expect(await harness.rows('customer_order', { user_id: patient.id })).toHaveLength(1);
    },
  );

  it('shows it on the checkout page, with the way to a visit', async () => {
    const patient = await intake({ scalp_symptoms: ['infected'] });
    const answer = await harness.api(
      patient,
      `{ checkoutPage(products: "${foam}") { products { id } alreadyTaken { message href label } } }`,
    );
    expect(JSON.stringify(answer)).toContain('/start/basics');
  });

  it('also when it joins a subscription', async () => {
    const patient = await takesFoam([thickeningShampoo]);
    await visitOf(patient, [ketoconazole], ['ketoconazole'], { scalp_symptoms: ['infected'] });
    const quoted = await harness.scope.use(otcChangesPort).quote(patient.id, { add: [foam], stop: [] });
    expect(quoted).toMatchObject({
      ok: false,
      failure: { fields: [{ field: 'addProductIds', message: expect.stringMatching(/infected/) }] },
    });
  });

  it('sells it to a patient whose answers allow it, and to one about whom nothing is known', async () => {
    const patient = await intake({});
    expect((await orders(patient, [foam])).ok).toBe(true);
    const stranger = await harness.account();
    expect((await orders(stranger, [foam])).ok).toBe(true);
  });

  it('records what was sold with what the rules read, and a prescription as what the visit judges', async () => {
    const patient = await intake({});
    const records = async () =>
      harness.database
        .knex('decision_record')
        .where({ user_id: patient.id, purpose: 'order' })
        .orderBy('at')
        .select('drug_types', 'rules', 'outcome', 'is_allowed', 'checkout_id', 'products');
    expect(await records()).toMatchObject([
      { drug_types: ['ketoconazole'], rules: null, outcome: 'ok', is_allowed: true },
    ]);
    await orders(patient, [foam]);
    const [, sold] = await records();
    expect(sold).toMatchObject({ drug_types: ['minoxidil_foam'], outcome: 'ok', is_allowed: true });
    expect(sold.rules).toContainEqual({ id: 'OTC-MINOX', version: 1, result: 'passed', outcome: 'ok' });
    expect(sold.checkout_id).not.toBeNull();
  });

  it('lets the age decide where nothing else is known', async () => {
    const { refusals } = harness.scope.use(therapyCheckPort);
    const patient = await harness.account();
    const order = { checkoutId: '', shipState: 'TX' };
    const products = [harness.product('minoxidil_foam'), harness.product('climax_delay_spray')];
    const asked = async (dob: string | null) =>
      (await refusals(patient.id, products, { ...order, dob })).length;
    expect(await asked('1990-01-01')).toBe(0);
    expect(await asked(null)).toBe(0);
    expect(await asked(toCalendarDate(addDays(harness.clock.now(), -17 * 365)))).toBe(2);
  });

  it('what two clinicians resolved refuses nothing any more', async () => {
    const patient = await takesFoam();
    const visit = await visitOf(patient, [ketoconazole], ['ketoconazole'], { other_hair_loss: ['body'] });
    const input = treatmentInput(visit.consultationId, { drugType: 'minoxidil_foam' }).input;
    await harness.api(maya, RESUME, { input });
    await harness.api(ola, RESUME, { input });
    const [subscription] = await harness.rows('subscription', { user_id: patient.id });
    await cancelSubscription(harness.scope, patient, { subscriptionId: subscription.id });
    await daysPass(80);
    expect((await orders(patient, [foam])).ok).toBe(true);
  });
});

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
    const visit = await visitOf(patient, [finasteride], ['finasteride']);
    await harness.approve(visit.consultationId);
    await daysPass(5);
    return { patient, visit };
  };
  const addressDecision = async (patient: SignedInUser) =>
    (await harness.rows('decision_record', { user_id: patient.id, purpose: 'address' }))[0];

  it.each(['AK', 'OH'] as const)(
    'to %s, which we do not serve or where the prescriber has no license, holds charges and dispatch',
    async (state) => {
      await harness.scope.db('clinician_license').where({ clinician_id: MAYA, state: 'OH' }).delete();
      const { patient } = await treated();
      expect(await sent(patient)).toBe(1);
      const answer = await harness.api(patient, CHANGE, { address: addresses[state] });
      expect(answer.errors).toBeUndefined();
      const [prescription] = await harness.rows('prescription', { user_id: patient.id });
      expect(prescription.status).toBe('on_hold');
      expect(await notices(patient)).toContain('treatment_on_hold');
      expect(await addressDecision(patient)).toMatchObject({
        ship_state: state,
        outcome: 'state_not_served',
        is_allowed: false,
      });
      await daysPass(100);
      expect(await sent(patient)).toBe(1);
      expect(await harness.charges(patient.id)).toHaveLength(1);
    },
  );

  it('to a state where the prescriber is licensed lets the treatment go on', async () => {
    await harness.scope
      .db('clinician_license')
      .insert({ clinician_id: MAYA, state: 'NY' })
      .onConflict(['clinician_id', 'state'])
      .ignore();
    const { patient } = await treated();
    await harness.api(patient, CHANGE, { address: addresses.NY });
    const [prescription] = await harness.rows('prescription', { user_id: patient.id });
    expect(prescription.status).toBe('active');
    expect(await addressDecision(patient)).toMatchObject({ outcome: 'ok', is_allowed: true });
    await daysPass(100);
    expect(await sent(patient)).toBe(2);
  });

  it('a clinician without a license where the patient is cannot approve, whatever the parcel’s state', async () => {
    const patient = await harness.account();
    const visit = await harness.orderedVisit({ patient, products: [finasteride] });
    await harness.scope.db('clinician_license').where({ clinician_id: MAYA, state: 'OH' }).delete();
    await harness.submitIntake(visit, ['finasteride'], { state: 'OH' });
    await expect(harness.approve(visit.consultationId)).rejects.toThrow(/patient is in Ohio/);
  });

  it('a parcel waits when the prescriber loses the license where the patient is', async () => {
    const patient = await harness.account();
    await harness.scope
      .db('clinician_license')
      .insert({ clinician_id: MAYA, state: 'OH' })
      .onConflict(['clinician_id', 'state'])
      .ignore();
    const visit = await harness.orderedVisit({ patient, products: [finasteride] });
    await harness.submitIntake(visit, ['finasteride'], { state: 'OH' });
    await harness.approve(visit.consultationId);
    await daysPass(5);
    expect(await sent(patient)).toBe(1);
    await harness.scope.db('clinician_license').where({ clinician_id: MAYA, state: 'OH' }).delete();
    await daysPass(100);
    expect(await sent(patient)).toBe(1);
  });
});
