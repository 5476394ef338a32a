import { describe, expect, it } from 'vitest';
import { addDays, toCalendarDate } from '#kernel/dates.ts';
import { otcChangesPort, therapyCheckPort } from '#modules/billing/index.ts';
import { cancelSubscription } from '#modules/billing/services/subscriptions/cancel-subscription.ts';
import type { Answers } from '#modules/quiz/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { ketoconazole, thickeningShampoo } from '#test/harness/care-story.ts';
import { openFileCareStory } from '#test/harness/file-harness.ts';
import { foam } from '#test/harness/products.ts';
import { RESUME, treatmentInput } from '#test/harness/treatment-api.ts';

/** Over-the-counter products are evaluated with everything known about the patient. */
const story = await openFileCareStory();
const { harness, maya, ola } = story;

describe('checkout of an over-the-counter drug that a rule refuses', () => {
  const intake = async (answers: Answers): Promise<SignedInUser> => {
    const patient = await harness.account();
    await story.visitOf(patient, [ketoconazole], ['ketoconazole'], answers);
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
      expect(await story.orders(patient, [foam])).toMatchObject(refusedBecause(text));
      expect(await harness.rows('customer_order', { user_id: patient.id })).toHaveLength(1);
    },
  );

  it('shows it on the checkout page, with a link to a visit', async () => {
    const patient = await intake({ scalp_symptoms: ['infected'] });
    const answer = await harness.api(
      patient,
      `{ checkoutPage(products: "${foam}") { products { id } alreadyTaken { message href label } } }`,
    );
    expect(JSON.stringify(answer)).toContain('/start/basics');
  });

  it('also when it joins a subscription', async () => {
    const patient = await story.buys([thickeningShampoo]);
    await story.visitOf(patient, [ketoconazole], ['ketoconazole'], { scalp_symptoms: ['infected'] });
    const quoted = await harness.scope.use(otcChangesPort).quote(patient.id, { add: [foam], stop: [] });
    expect(quoted).toMatchObject({
      ok: false,
      failure: { fields: [{ field: 'addProductIds', message: expect.stringMatching(/infected/) }] },
    });
  });

  it('sells it to a patient whose answers allow it, and to one without any facts', async () => {
    const patient = await intake({});
    expect((await story.orders(patient, [foam])).ok).toBe(true);
    const stranger = await harness.account();
    expect((await story.orders(stranger, [foam])).ok).toBe(true);
  });

  it("records a sale with the rules' facts; a prescription is recorded by its visit", async () => {
    const patient = await intake({});
    const records = async () =>
      harness.database
        .knex('decision_record')
        .where({ user_id: patient.id, purpose: 'order' })
        .orderBy('at')
        .select('drug_types', 'rules', 'outcome', 'is_allowed', 'checkout_id', 'products');
    expect(await records()).toMatchObject([
      {
        drug_types: ['ketoconazole'],
        rules: expect.arrayContaining([
          expect.objectContaining({ id: 'AGE-MIN', result: 'passed' }),
          expect.objectContaining({ id: 'DUP-KET', result: 'passed' }),
        ]),
        outcome: 'ok',
        is_allowed: true,
      },
    ]);
    await story.orders(patient, [foam]);
    // Both were recorded at the same instant of the test's clock.
    const sold = (await records()).find(({ drug_types: [drug] }) => drug === 'minoxidil_foam');
    expect(sold).toMatchObject({ drug_types: ['minoxidil_foam'], outcome: 'ok', is_allowed: true });
    expect(sold.rules).toContainEqual({ id: 'OTC-MINOX', version: 2, result: 'passed', outcome: 'ok' });
    expect(sold.checkout_id).not.toBeNull();
  });

  it('uses only the age when nothing else is known', async () => {
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

  it('a stop that two clinicians resolved refuses nothing any more', async () => {
    const patient = await story.buys([foam]);
    const visit = await story.visitOf(patient, [ketoconazole], ['ketoconazole'], {
      other_hair_loss: ['body'],
    });
    const input = treatmentInput(visit.consultationId, { drugType: 'minoxidil_foam' }).input;
    await harness.api(maya, RESUME, { input });
    await harness.api(ola, RESUME, { input });
    const [subscription] = await harness.rows('subscription', { user_id: patient.id });
    await cancelSubscription(harness.scope, patient, { subscriptionId: subscription.id });
    await story.daysPass(80);
    expect((await story.orders(patient, [foam])).ok).toBe(true);
  });
});
