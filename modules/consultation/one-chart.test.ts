import { describe, expect, it } from 'vitest';
import { addDays, toCalendarDate } from '#kernel/dates.ts';
import { otcChangesPort } from '#modules/billing/index.ts';
import { placeOrder } from '#modules/billing/services/checkout/place-order.ts';
import { cancelSubscription } from '#modules/billing/services/subscriptions/cancel-subscription.ts';
import { healthyHairAnswers } from '#modules/eligibility/domain/questionnaires/healthy-answers.ts';
import type { Answers } from '#modules/quiz/index.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { acceptPlan } from '#test/harness/accept-plan.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import type { Harness } from '#test/harness/harness.ts';
import { finasteride, foam } from '#test/harness/products.ts';
import {
  decision,
  intakeAnswers,
  PROPOSE,
  responseOf,
  save,
  statusOf,
  submit,
} from '#test/harness/visit-api.ts';

/** Attacks that exploit that facts belong to one visit and not to the patient: each is refused in every use case. */
const ketoconazole = 407;
const minoxidilTablets = 702;
/** Every three months, like the foam. */
const thickeningShampoo = 313;
const emergency = { urgent_symptoms: ['chest_pain'] };

const harness = await openFileHarness({ modules: orderAndCareModules, forgetsPatients: true });
const maya = await harness.clinician();
const topicalCombination = harness.product('topical_finasteride_and_minoxidil').id;

const orderOf = async (patient: SignedInUser, products: readonly number[]) =>
  placeOrder(harness.scope, patient, await harness.orderRequest(products));
const daysPass = async (days: number) => {
  for (let day = 0; day < days; day += 5) {
    harness.clock.set(addDays(harness.clock.now(), Math.min(5, days - day)));
    await harness.sweep();
    await harness.drain();
  }
};
/** The questionnaire of a second visit opens when the patient has submitted the first and opens its page. */
const openNextIntake = async (patient: SignedInUser) => {
  await harness.api(patient, 'mutation { finishPhotos }');
  await harness.api(patient, '{ currentUser { visit { intake { responseId } } } }');
};
/** A blood pressure of today: the clock of these tests advances. */
const reading = (): Answers => {
  const { bp } = healthyHairAnswers(toCalendarDate(harness.clock.now()));
  return bp === undefined ? {} : { bp };
};
type OpenVisit = Parameters<Harness['submitIntake']>[0];
type Drugs = Parameters<Harness['submitIntake']>[1];

/** The patient answers the questions of an ordered visit; it is approved, charged and sent. */
const answeredAndSent = async (visit: OpenVisit, drugTypes: Drugs) => {
  await harness.submitIntake(visit, drugTypes, reading());
  await harness.approve(visit.consultationId);
  await harness.sweep();
  await harness.drain();
  await harness.sweep();
  await harness.drain();
};
/** Ordered, approved, charged and sent. */
const treated = async (products: readonly number[], drugTypes: Drugs) => {
  const visit = await harness.orderedVisit({ products });
  await answeredAndSent(visit, drugTypes);
  return visit;
};
/** The visit that an order opened. */
const visitOf = async (user: SignedInUser, checkoutId: string): Promise<OpenVisit> => {
  const [journey] = await harness.rows('journey', { checkout_id: checkoutId });
  const [visit] = await harness.rows('consultation', { journey_id: journey.id });
  return { user, consultationId: visit.id, state: visit.ship_state };
};
const sentOrders = (patient: SignedInUser) =>
  harness.database.knex('customer_order').where({ user_id: patient.id }).whereNotNull('submitted_at');
const refusedBecause = (text: RegExp) => ({
  ok: false,
  failure: {
    code: 'BAD_USER_INPUT',
    fields: [{ field: 'productIds', message: expect.stringMatching(text) }],
  },
});

describe('the same drug twice', () => {
  it('three simultaneous checkouts with the same prescription become one order', async () => {
    const patient = await harness.account();
    const requests = await Promise.all([1, 2, 3].map(() => harness.orderRequest([finasteride])));
    const answers = await Promise.all(requests.map((request) => placeOrder(harness.scope, patient, request)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await harness.rows('customer_order', { user_id: patient.id })).toHaveLength(1);
    expect(await harness.rows('consultation', { user_id: patient.id })).toHaveLength(1);
    expect(await harness.rows('subscription', { user_id: patient.id })).toHaveLength(1);
  });

  it('a repeated checkout id is still the same order, not a duplicate', async () => {
    const patient = await harness.account();
    const request = await harness.orderRequest([finasteride]);
    const [first, second] = [
      await placeOrder(harness.scope, patient, request),
      await placeOrder(harness.scope, patient, request),
    ];
    expect(first.ok && second.ok && first.value.checkoutId === second.value.checkoutId).toBe(true);
  });

  it.each<[string, () => number]>([
    ['the same drug', () => finasteride],
    ['another form of it', () => topicalCombination],
  ])('%s cannot be ordered while one is being reviewed', async (_, product) => {
    const { patient } = await harness.order({ products: [finasteride] });
    expect(await orderOf(patient, [product()])).toMatchObject(refusedBecause(/you have ordered/));
  });

  it('over-the-counter minoxidil cannot be added to minoxidil tablets, nor tablets to it', async () => {
    const { patient } = await harness.order({ products: [minoxidilTablets] });
    expect(await orderOf(patient, [foam])).toMatchObject(refusedBecause(/you have ordered Minoxidil/));
    const other = (await harness.order({ products: [foam] })).patient;
    await harness.drain();
    expect(await orderOf(other, [minoxidilTablets])).toMatchObject(refusedBecause(/cannot be ordered/));
  });

  it('over-the-counter minoxidil cannot join a subscription while minoxidil tablets are being reviewed', async () => {
    const { patient } = await harness.order({ products: [thickeningShampoo] });
    await harness.drain();
    await harness.order({ patient, products: [minoxidilTablets] });
    const quoted = await harness.scope.use(otcChangesPort).quote(patient.id, { add: [foam], stop: [] });
    expect(quoted).toMatchObject({
      ok: false,
      failure: {
        code: 'BAD_USER_INPUT',
        fields: [{ field: 'addProductIds', message: expect.stringMatching(/you have ordered Minoxidil/) }],
      },
    });
  });

  it('one over-the-counter minoxidil can replace another in a subscription', async () => {
    const { patient } = await harness.order({ products: [foam] });
    await harness.drain();
    const spray = harness.products.find(
      ({ drugType, supplyInDays }) => drugType === 'minoxidil_spray' && supplyInDays === 90,
    );
    const quoted = await harness.scope
      .use(otcChangesPort)
      .quote(patient.id, { add: [spray?.id ?? 0], stop: [foam] });
    expect(quoted.ok).toBe(true);
  });

  it('a sent order blocks the next until three weeks are left, also without a subscription', async () => {
    const { user: patient } = await treated([finasteride], ['finasteride']);
    expect(await orderOf(patient, [finasteride])).toMatchObject(refusedBecause(/subscription to it/));
    const [subscription] = await harness.rows('subscription', { user_id: patient.id });
    await cancelSubscription(harness.scope, patient, { subscriptionId: subscription.id });
    await harness.drain();
    expect(await orderOf(patient, [finasteride])).toMatchObject(refusedBecause(/you can order it from/i));
    await daysPass(70);
    expect((await orderOf(patient, [finasteride])).ok).toBe(true);
    expect(await sentOrders(patient)).toHaveLength(1);
  });

  it('six 90-day supplies in 92 days cannot be bought: only the first, and the one that follows on it', async () => {
    const patient = await harness.account();
    const refused: string[] = [];
    // Six tries in 92 days, each without a subscription that would refuse it before the supply does.
    for (const days of [0, 18, 18, 18, 19, 19]) {
      await daysPass(days);
      for (const { id } of await harness.rows('subscription', { user_id: patient.id, status: 'active' }))
        await cancelSubscription(harness.scope, patient, { subscriptionId: id });
      await harness.drain();
      const ordered = await orderOf(patient, [finasteride]);
      if (ordered.ok)
        await answeredAndSent(await visitOf(patient, ordered.value.checkoutId), ['finasteride']);
      else refused.push(JSON.stringify(ordered.failure));
    }
    expect(refused).toHaveLength(4);
    for (const failure of refused) expect(failure).toMatch(/you can order it from/i);
    expect(await sentOrders(patient)).toHaveLength(2);
  });

  it('a clinician cannot prescribe in one visit what another visit has', async () => {
    const { patient } = await harness.order({ products: [finasteride] });
    // The visit that was opened first is answered first.
    harness.clock.advance(1_000);
    const second = await harness.orderedVisit({ patient, products: [ketoconazole] });
    const visits: { id: string }[] = await harness.rows('consultation', { user_id: patient.id });
    const first = visits.find(({ id }) => id !== second.consultationId)?.id ?? '';
    const firstVisit = { user: patient, consultationId: first, state: second.state };
    await harness.submitIntake(firstVisit, ['finasteride']);
    await openNextIntake(patient);
    await harness.submitIntake(second, ['ketoconazole']);
    const answer = await harness.api(
      maya,
      PROPOSE,
      decision(second.consultationId, { productIds: [ketoconazole, finasteride] }),
    );
    expect(JSON.stringify(answer.errors)).toMatch(/the patient already has an open order of/);
  });
});

describe('new facts affect current treatments', () => {
  it('an emergency in a second visit puts the running treatment on hold, notifies the patient and alerts staff', async () => {
    const { user: patient } = await treated([finasteride], ['finasteride']);
    const second = await harness.orderedVisit({ patient, products: [ketoconazole] });
    await harness.submitIntake(second, ['ketoconazole'], emergency);
    const prescriptions = await harness.rows('prescription', { user_id: patient.id });
    expect(prescriptions.map(({ status }) => status)).toEqual(['on_hold']);
    expect(
      (await harness.rows('notice', { person_id: patient.id })).map(({ kind }: { kind: string }) => kind),
    ).toContain('treatment_on_hold');
    const [visit] = await harness.rows('consultation', { id: second.consultationId });
    expect(visit.alert_at).not.toBeNull();
    await daysPass(100);
    expect(await sentOrders(patient)).toHaveLength(1);
    expect(await harness.charges(patient.id)).toHaveLength(1);
  });

  it('a drug that is stopped in another visit is put on hold although that visit is not about it', async () => {
    const { user: patient } = await treated([minoxidilTablets], ['minoxidil_oral']);
    const second = await harness.orderedVisit({ patient, products: [ketoconazole] });
    await harness.submitIntake(second, ['ketoconazole'], {
      allergies: ['minoxidil'],
      allergies_detail: 'A rash from it',
    });
    const [prescription] = await harness.rows('prescription', { user_id: patient.id });
    expect(prescription.status).toBe('on_hold');
  });

  it('a saved stop is still known after “cancel and start again”', async () => {
    const first = await harness.orderedVisit({ products: [finasteride] });
    const patient = first.user;
    const firstResponse = await responseOf(harness.scope, first.consultationId);
    await save(
      harness,
      patient,
      firstResponse,
      0,
      intakeAnswers(['finasteride'], { state: first.state, patchy: 'yes' }),
    );
    const canceled = await harness.api(patient, 'mutation { cancelVisit }', {});
    expect(canceled.errors).toBeUndefined();
    const second = await harness.orderedVisit({ patient, products: [finasteride] });
    const outcome = await harness.submitIntake(second, ['finasteride']);
    expect(outcome.findings.map(({ ruleId }) => ruleId)).toContain('ANSWER-CHANGED');
  });

  it('accepting a plan returns the case when another visit has a new finding', async () => {
    const first = await harness.orderedVisit({ products: [finasteride, ketoconazole] });
    const patient = first.user;
    await harness.submitIntake(first, ['finasteride', 'ketoconazole']);
    await harness.api(maya, PROPOSE, decision(first.consultationId, { productIds: [ketoconazole] }));
    expect(await statusOf(harness, 'consultation', first.consultationId)).toBe('plan_proposed');
    const second = await harness.orderedVisit({ patient, products: [minoxidilTablets] });
    await openNextIntake(patient);
    const responseId = await responseOf(harness.scope, second.consultationId);
    const revision = await save(
      harness,
      patient,
      responseId,
      0,
      intakeAnswers(['minoxidil_oral'], { state: second.state, ...reading(), cancer_treatment: 'now' }),
    );
    await submit(harness, patient, responseId, revision);
    const answer = await acceptPlan(harness, patient, { id: first.consultationId });
    expect(JSON.stringify(answer.errors)).toMatch(/needs another look/);
    expect(await statusOf(harness, 'consultation', first.consultationId)).toBe('in_review');
    expect(await harness.rows('prescription', { user_id: patient.id })).toEqual([]);
  });

  it('a current stop of another visit refuses approval, whatever one clinician acknowledges', async () => {
    const first = await harness.orderedVisit({ products: [finasteride] });
    const patient = first.user;
    await harness.submitIntake(first, ['finasteride']);
    const second = await harness.orderedVisit({ patient, products: [ketoconazole] });
    await openNextIntake(patient);
    await harness.submitIntake(second, ['ketoconazole'], { cancer_treatment: 'now' });
    const answer = await harness.api(
      maya,
      `query($id: ID!) { deskCase(consultationId: $id) { flags { ruleId acknowledged } approvalBlocks } }`,
      { id: first.consultationId },
    );
    expect(answer.data?.deskCase).toMatchObject({
      flags: expect.arrayContaining([{ ruleId: 'H5', acknowledged: false }]),
      approvalBlocks: [
        expect.stringContaining('A safety rule stops this visit.'),
        expect.stringContaining('H5 counts until two clinicians'),
      ],
    });
    const refused = harness.approve(first.consultationId, { acknowledgedRuleIds: ['ANSWER-CHANGED', 'H5'] });
    await expect(refused).rejects.toThrow(/H5 counts until two clinicians resolve it/);
    expect(await harness.rows('prescription', { user_id: patient.id })).toEqual([]);
  });
});
