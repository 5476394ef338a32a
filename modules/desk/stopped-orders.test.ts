import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, toCalendarDate } from '#kernel/dates.ts';
import { healthyHairAnswers } from '#modules/eligibility/domain/questionnaires/healthy-answers.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { type Harness, openDeskHarness } from '#test/harness/harness.ts';
import { finasteride, foam, shampoo } from '#test/harness/products.ts';
import { DISCONTINUE, HOLD, treatmentInput } from '#test/harness/treatment-api.ts';
import { intakeAnswers, responseOf, save } from '#test/harness/visit-api.ts';

/** What a hard stop or a discontinuation does with an order that the pharmacy has and has not shipped. */
const minoxidilTablets = 702;
const ketoconazole = 407;

let harness: Harness;
let maya: SignedInUser;
beforeAll(async () => {
  ({ harness, maya } = await openDeskHarness({ modules: orderAndCareModules }));
});
afterAll(() => harness.close());

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
  it('stops the order that the pharmacy has: money and fill go back, patient and clinician read it', async () => {
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

  it('that comes too late says which drug not to take, in the thread only', async () => {
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

  it('stops what is sold over the counter, also where nothing runs of it; cosmetics go on', async () => {
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

  it('asks again for nothing when it is found again', async () => {
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

  it('who discontinues one of two products stops the whole order, and both fills come back', async () => {
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
    expect(notice.body).toContain('nothing of it ships');
  });

  it('who pauses a treatment leaves what the pharmacy has', async () => {
    const patient = await treated([finasteride], ['finasteride']);
    await act(HOLD, patient);
    expect(await firstOrder(patient)).toMatchObject({ status: 'sent_to_pharmacy' });
    expect(await stopsOf(patient)).toEqual([]);
  });
});
