import { describe, expect, it } from 'vitest';
import { addDays, formatDate, toCalendarDate } from '#kernel/dates.ts';
import { healthyHairAnswers } from '#modules/eligibility/domain/questionnaires/healthy-answers.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import type { Harness } from '#test/harness/harness.ts';
import { finasteride, foam, shampoo } from '#test/harness/products.ts';
import { DISCONTINUE, HOLD, RESUME, treatmentInput } from '#test/harness/treatment-api.ts';
import { intakeAnswers, responseOf, save } from '#test/harness/visit-api.ts';

/** An unshipped order at the pharmacy after a hard stop or a discontinuation. */
const minoxidilTablets = 702;
const ketoconazole = 407;

const { harness, maya } = await openFileDeskHarness({ modules: orderAndCareModules, forgetsPatients: true });

/** Ordered, approved, charged and at the pharmacy, which has not begun to fill it. */
const treated = async (products: readonly number[], drugTypes: Parameters<Harness['submitIntake']>[1]) => {
  const visit = await harness.orderedVisit({ products });
  const { bp } = healthyHairAnswers(toCalendarDate(harness.clock.now()));
  await harness.submitIntake(visit, drugTypes, bp === undefined ? {} : { bp });
  await harness.approve(visit.consultationId);
  for (let round = 0; round < 2; round += 1) {
    await harness.sweep();
    await harness.drain();
  }
  expect(await firstOrder(visit)).toMatchObject({ status: 'sent_to_pharmacy', remote_status: 'received' });
  return visit;
};
type Treated = Awaited<ReturnType<typeof treated>>;
const firstOrder = async ({ user }: Pick<Treated, 'user'>) => {
  const orders = await harness.rows('customer_order', { user_id: user.id });
  return orders.find(({ submitted_at }: { submitted_at: Date | null }) => submitted_at !== null);
};
const answersElsewhere = async ({ user }: Treated, answers: Parameters<Harness['submitIntake']>[2]) => {
  const second = await harness.orderedVisit({ patient: user, products: [ketoconazole] });
  await harness.submitIntake(second, ['ketoconazole'], answers);
  await harness.drain();
  return second;
};
const stopsOf = async (patient: Treated) =>
  harness.rows('order_stop', { order_id: (await firstOrder(patient)).id });
const act = async (mutation: string, { consultationId }: Treated, changes: Record<string, unknown> = {}) => {
  const answer = await harness.api(maya, mutation, treatmentInput(consultationId, changes));
  expect(answer.errors).toBeUndefined();
  await harness.drain();
};
const fillsLeft = async ({ user }: Treated): Promise<number[]> =>
  harness.scope
    .db('prescription')
    .where({ user_id: user.id })
    .orderBy('product_id')
    .pluck('refills_remaining');
const threadOf = async ({ user }: Treated): Promise<string[]> =>
  (await harness.rows('care_message', { user_id: user.id, author_type: 'system' })).map(
    ({ body }: { body: string }) => body,
  );
const historyOf = async (consultationId: string): Promise<string[]> => {
  const answer = await harness.api(
    maya,
    'query($id: ID!) { deskCase(consultationId: $id) { history { what } } }',
    { id: consultationId },
  );
  expect(answer.errors).toBeUndefined();
  const { deskCase } = answer.data as { deskCase: { history: { what: string }[] } };
  return deskCase.history.map(({ what }) => what);
};
const emergency = { urgent_symptoms: ['chest_pain'] };

describe('a hard stop', () => {
  it('stops the order at the pharmacy: payment and fill are returned, patient and clinician are told', async () => {
    const patient = await treated([finasteride], ['finasteride']);
    const [before = 0] = await fillsLeft(patient);
    const { number } = await firstOrder(patient);
    const second = await answersElsewhere(patient, emergency);
    expect(await firstOrder(patient)).toMatchObject({ status: 'refunded' });
    expect(await harness.refunds(patient.user.id)).toEqual(await harness.charges(patient.user.id));
    expect(await fillsLeft(patient)).toEqual([before + 1]);
    expect(await threadOf(patient)).toContainEqual(
      expect.stringMatching(new RegExp(`^We stopped order ${number} before it shipped`)),
    );
    for (const { consultationId } of [patient, second])
      expect(await historyOf(consultationId)).toEqual(
        expect.arrayContaining([
          `The pharmacy is asked to stop order ${number}`,
          `Order ${number} stopped before it shipped`,
        ]),
      );
    const [journey] = await harness.rows('journey', { id: patient.journeyId });
    expect(journey.status).toBe('canceled');
  });

  it('that is too late says which drug not to take, in the thread only', async () => {
    const patient = await treated([finasteride], ['finasteride']);
    const [before] = await fillsLeft(patient);
    const { number } = await firstOrder(patient);
    harness.clock.set(addDays(harness.clock.now(), 0.6));
    const second = await answersElsewhere(patient, emergency);
    expect(await firstOrder(patient)).toMatchObject({ status: 'in_fulfillment' });
    expect(await harness.refunds(patient.user.id)).toEqual([]);
    expect(await fillsLeft(patient)).toEqual([before]);
    expect(await threadOf(patient)).toContainEqual(
      expect.stringMatching(
        /was already on its way\. Please do not take .*finasteride.* until your clinician has written to you\./i,
      ),
    );
    const notices = await harness.rows('notice', { person_id: patient.user.id, kind: 'order_too_late' });
    expect(notices).toHaveLength(1);
    expect(notices[0].body).not.toMatch(/finasteride/i);
    expect(await historyOf(second.consultationId)).toContain(
      `Order ${number} could not be stopped: it was already on its way`,
    );
  });

  it('stops over-the-counter drugs, also without a running treatment; cosmetics continue', async () => {
    const patient = await treated([finasteride], ['finasteride']);
    const { user } = patient;
    const db = harness.scope.db;
    for (const product of [foam, shampoo]) {
      await harness.order({ patient: user, products: [product] });
      await harness.drain();
    }
    await db('subscription_product').where({ product_id: foam }).delete();
    await answersElsewhere(patient, emergency);
    const sent = await db('order_line')
      .join('customer_order', 'customer_order.id', 'order_line.order_id')
      .where({ user_id: user.id })
      .whereIn('product_id', [finasteride, foam, shampoo])
      .select('product_id', 'status');
    expect(Object.fromEntries(sent.map(({ product_id, status }) => [product_id, status]))).toEqual({
      [finasteride]: 'refunded',
      [foam]: 'refunded',
      [shampoo]: 'sent_to_pharmacy',
    });
  });

  it('does not ask again when it is found again', async () => {
    const patient = await treated([finasteride], ['finasteride']);
    const second = await harness.orderedVisit({ patient: patient.user, products: [ketoconazole] });
    const draft = intakeAnswers(['ketoconazole'], { state: second.state, ...emergency });
    await save(harness, patient.user, await responseOf(harness.scope, second.consultationId), 0, draft);
    expect(await stopsOf(patient)).toMatchObject([{ answer: null }]);
    await harness.submitIntake(second, ['ketoconazole'], emergency);
    await harness.drain();
    expect(await stopsOf(patient)).toMatchObject([{ answer: 'stopped' }]);
    expect(await harness.rows('notice', { person_id: patient.user.id, kind: 'order_stopped' })).toHaveLength(
      1,
    );
    const stopped = (await historyOf(second.consultationId)).filter((what) => what.includes('stop'));
    expect(stopped).toHaveLength(2);
  });
});

describe('a rule about one drug', () => {
  const allergy = { allergies: ['finasteride'], allergies_detail: 'A rash' };
  const heartFailure = { conditions: ['heart_failure'], conditions_detail: 'Since last year' };

  it('stops the parcel with that drug', async () => {
    const patient = await treated([finasteride], ['finasteride']);
    const [before = 0] = await fillsLeft(patient);
    const { number } = await firstOrder(patient);
    const second = await answersElsewhere(patient, allergy);
    expect(await firstOrder(patient)).toMatchObject({ status: 'refunded' });
    expect(await harness.refunds(patient.user.id)).toEqual(await harness.charges(patient.user.id));
    expect(await fillsLeft(patient)).toEqual([before + 1]);
    expect(await stopsOf(patient)).toMatchObject([
      { product_id: finasteride, cause: 'unsafe', answer: 'stopped' },
    ]);
    expect(await historyOf(second.consultationId)).toContain(`Order ${number} stopped before it shipped`);
  });

  it('in a draft stops it too', async () => {
    const patient = await treated([finasteride], ['finasteride']);
    const second = await harness.orderedVisit({ patient: patient.user, products: [ketoconazole] });
    const draft = intakeAnswers(['ketoconazole'], { state: second.state, ...allergy });
    await save(harness, patient.user, await responseOf(harness.scope, second.consultationId), 0, draft);
    await harness.drain();
    expect(await firstOrder(patient)).toMatchObject({ status: 'refunded' });
  });

  it('leaves a parcel without that drug', async () => {
    const patient = await treated([finasteride], ['finasteride']);
    await answersElsewhere(patient, heartFailure);
    expect(await firstOrder(patient)).toMatchObject({ status: 'sent_to_pharmacy' });
    expect(await stopsOf(patient)).toEqual([]);
  });

  it('that is too late says which drug not to take', async () => {
    const patient = await treated([finasteride], ['finasteride']);
    harness.clock.set(addDays(harness.clock.now(), 0.6));
    await answersElsewhere(patient, allergy);
    expect(await stopsOf(patient)).toMatchObject([{ answer: 'too_late' }]);
    expect(await threadOf(patient)).toContainEqual(
      expect.stringMatching(/Please do not take .*finasteride.* until your clinician has written to you\./i),
    );
  });
});

describe('the next charge after a parcel that was stopped', () => {
  const subscriptionsOf = async ({ user }: Treated) =>
    (await harness.rows('subscription', { user_id: user.id })).filter(
      ({ status }: { status: string }) => status !== 'incomplete',
    );
  const noticeOf = async ({ user }: Treated): Promise<string> =>
    (await harness.rows('notice', { person_id: user.id, kind: 'order_stopped' }))[0]?.body;

  it('comes as soon as it can be announced: continuing treatments are sent again, those on hold are not', async () => {
    const patient = await treated([finasteride, minoxidilTablets], ['finasteride', 'minoxidil_oral']);
    const [{ id }] = await harness.rows('prescription', {
      user_id: patient.user.id,
      product_id: finasteride,
    });
    const now = harness.clock.now();
    await act(DISCONTINUE, patient, { prescriptionId: id });
    const [left] = (await subscriptionsOf(patient)).filter(({ status }) => status === 'active');
    expect(left?.next_billing_date).toEqual(addDays(now, 7));
    expect(await noticeOf(patient)).toContain(
      `Your next shipment is planned for ${formatDate(addDays(now, 7))}`,
    );
    for (let day = 0; day < 9; day += 1) {
      harness.clock.set(addDays(harness.clock.now(), 1));
      await harness.sweep();
      await harness.drain();
    }
    const sent = await harness.rows('customer_order', { user_id: patient.user.id, kind: 'refill' });
    expect(sent).toHaveLength(1);
    expect(await harness.rows('order_line', { order_id: sent[0].id })).toMatchObject([
      { product_id: minoxidilTablets },
    ]);
    const announced = await harness.rows('notice', { person_id: patient.user.id, kind: 'upcoming_charge' });
    expect(announced).toHaveLength(1);
    expect(await harness.charges(patient.user.id)).toHaveLength(2);
  });

  it('of a treatment on hold waits for the clinician, and is then due', async () => {
    const patient = await treated([finasteride], ['finasteride']);
    const now = harness.clock.now();
    await answersElsewhere(patient, { allergies: ['finasteride'], allergies_detail: 'A rash' });
    expect(await subscriptionsOf(patient)).toMatchObject([
      { status: 'active', next_billing_date: addDays(now, 7) },
    ]);
    harness.clock.set(addDays(now, 8));
    await harness.sweep();
    await harness.drain();
    expect(await subscriptionsOf(patient)).toMatchObject([{ status: 'on_hold_rx' }]);
    expect(await harness.charges(patient.user.id)).toHaveLength(1);
    await act(RESUME, patient);
    // Announced first, and charged a week later.
    await harness.sweep();
    expect(await harness.charges(patient.user.id)).toHaveLength(1);
    await harness.untilNextCharge(patient.user);
    for (let round = 0; round < 2; round += 1) {
      await harness.sweep();
      await harness.drain();
    }
    expect(await harness.charges(patient.user.id)).toHaveLength(2);
    const orders = await harness.rows('customer_order', { user_id: patient.user.id, kind: 'refill' });
    expect(orders).toMatchObject([{ status: 'sent_to_pharmacy' }]);
  });

  it('counts supply on hand from earlier parcels', async () => {
    const patient = await treated([finasteride], ['finasteride']);
    const start = harness.clock.now();
    for (let day = 0; day < 16; day += 1) {
      harness.clock.set(addDays(harness.clock.now(), 5));
      await harness.sweep();
      await harness.drain();
    }
    const refills = () => harness.rows('customer_order', { user_id: patient.user.id, kind: 'refill' });
    expect(await refills()).toMatchObject([
      { status: expect.stringMatching(/sent_to_pharmacy|shipped|delivered/) },
    ]);
    // As if the refill, and not the first parcel, had not left yet.
    await harness.scope.db('customer_order').where({ user_id: patient.user.id, kind: 'refill' }).update({
      status: 'sent_to_pharmacy',
      remote_status: 'received',
      shipped_at: null,
      delivered_at: null,
    });
    const [{ id }] = await refills();
    await harness.scope
      .db('demo_pharmacy_order')
      .where({ order_id: id })
      .update({ received_at: harness.clock.now() });
    const now = harness.clock.now();
    await answersElsewhere(patient, { allergies: ['finasteride'], allergies_detail: 'A rash' });
    const [subscription] = await subscriptionsOf(patient);
    expect(await refills()).toMatchObject([{ status: 'refunded' }]);
    // The first 90 days end ten days from now: 21 days before that is past, and the announcement takes a week.
    expect(now).toEqual(addDays(start, 80));
    expect(subscription?.next_billing_date).toEqual(addDays(now, 7));
  });

  it('stays where the patient has chosen a date', async () => {
    const patient = await treated([finasteride], ['finasteride']);
    const [before] = await subscriptionsOf(patient);
    await harness.scope.db('subscription').where({ id: before?.id }).update({ status: 'snoozed' });
    await answersElsewhere(patient, { allergies: ['finasteride'], allergies_detail: 'A rash' });
    expect(await subscriptionsOf(patient)).toMatchObject([
      { status: 'snoozed', next_billing_date: before?.next_billing_date },
    ]);
    expect(await noticeOf(patient)).not.toContain('next shipment');
  });
});

describe('a clinician', () => {
  it('who discontinues a treatment stops its order, and the confirmation does not say that it ships', async () => {
    const patient = await treated([finasteride], ['finasteride']);
    await act(DISCONTINUE, patient);
    await act(DISCONTINUE, patient);
    expect(await firstOrder(patient)).toMatchObject({ status: 'refunded' });
    expect(await stopsOf(patient)).toHaveLength(1);
    const [notice] = await harness.rows('notice', {
      person_id: patient.user.id,
      kind: 'subscription_canceled',
    });
    expect(notice.body).toContain('we have asked the pharmacy not to ship');
    expect(notice.body).not.toContain('still ship');
  });

  it('who discontinues one of two products stops the whole order, and both fills are restored', async () => {
    const patient = await treated([finasteride, minoxidilTablets], ['finasteride', 'minoxidil_oral']);
    const before = await fillsLeft(patient);
    const rows = await harness.rows('prescription', { user_id: patient.user.id, product_id: finasteride });
    await act(DISCONTINUE, patient, { prescriptionId: rows[0].id });
    expect(await firstOrder(patient)).toMatchObject({ status: 'refunded' });
    expect(await harness.refunds(patient.user.id)).toEqual(await harness.charges(patient.user.id));
    expect(await fillsLeft(patient)).toEqual(before.map((fills) => fills + 1));
    expect(await stopsOf(patient)).toMatchObject([{ product_id: finasteride, answer: 'stopped' }]);
    const subscriptions = await harness.rows('subscription', { user_id: patient.user.id });
    expect(subscriptions.filter(({ status }: { status: string }) => status === 'active')).toHaveLength(1);
    const [notice] = await harness.rows('notice', { person_id: patient.user.id, kind: 'order_stopped' });
    expect(notice.body).toContain('none of it will ship');
  });

  it('who pauses a treatment does not stop the order at the pharmacy', async () => {
    const patient = await treated([finasteride], ['finasteride']);
    await act(HOLD, patient);
    expect(await firstOrder(patient)).toMatchObject({ status: 'sent_to_pharmacy' });
    expect(await stopsOf(patient)).toEqual([]);
  });
});
