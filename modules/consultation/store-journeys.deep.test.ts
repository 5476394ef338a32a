import { describe, expect, it } from 'vitest';
import { billingEvents } from '#modules/billing/index.ts';
import { cancelSubscription } from '#modules/billing/services/subscriptions/cancel-subscription.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { dataOf } from '#test/harness/api.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { openFileHarness } from '#test/harness/file-harness.ts';
import { foam } from '#test/harness/products.ts';

const finasteride = 211;
const harness = await openFileHarness({ modules: orderAndCareModules });

interface Journey {
  readonly kind: string;
  readonly flowType: string;
  readonly status: string;
}

const recordOf = async (user: SignedInUser) => {
  const source = `{ currentUser { isExistingPatient canUpdateTreatment consultation { id } consultations { id }
    journeys { kind flowType status nextActions isUserActionable userProducts { id } quizSet { id } mediaSet { id } } } }`;
  return dataOf<{ currentUser: { journeys: readonly Journey[]; consultations: readonly object[] } }>(
    await harness.api(user, source),
  ).currentUser;
};

const settle = async () => {
  await harness.drain();
  await harness.sweep();
  await harness.drain();
};

describe('S2.37, S3.50: an order without a prescription', () => {
  it('is a journey with the flow type ecommerce, and no visit', async () => {
    const { patient } = await harness.order({ products: [foam] });
    await harness.drain();
    const record = await recordOf(patient);
    expect(record).toMatchObject({
      isExistingPatient: false,
      canUpdateTreatment: false,
      consultation: null,
      consultations: [],
      journeys: [
        {
          kind: 'otc_order',
          flowType: 'ecommerce',
          status: 'in_fulfillment',
          nextActions: [],
          isUserActionable: false,
          userProducts: [{ id: foam }],
          quizSet: null,
          mediaSet: null,
        },
      ],
    });
    expect(record.journeys).toHaveLength(1);
  });

  it('is completed when it ships, once', async () => {
    const { patient } = await harness.order({ products: [foam] });
    for (let times = 0; times < 4; times += 1) {
      await settle();
      harness.clock.advance(24 * 3_600_000);
    }
    expect((await recordOf(patient)).journeys).toMatchObject([{ kind: 'otc_order', status: 'completed' }]);
    const [journey] = await harness.rows('journey', { user_id: patient.id });
    const changes = await harness.scope.db('state_transition').where({ entity_id: journey.id });
    expect(changes.map(({ to_state: to }) => to)).toEqual(['in_fulfillment', 'completed']);
  });

  it('continues when its subscription ends, and is canceled with its order', async () => {
    const { patient } = await harness.order({ products: [foam] });
    await harness.drain();
    const [order] = await harness.rows('customer_order', { user_id: patient.id });
    for (const { id } of await harness.rows('subscription', { user_id: patient.id }))
      await cancelSubscription(harness.scope, patient, { subscriptionId: id });
    await harness.drain();
    expect((await recordOf(patient)).journeys).toMatchObject([{ status: 'in_fulfillment' }]);
    // The pharmacy cannot fill it.
    await harness.scope.db('customer_order').where({ id: order.id }).update({ status: 'canceled' });
    const payload = { userId: patient.id, orderId: order.id, productIds: [foam], number: order.number };
    await harness.scope.emit(billingEvents.orderStopAnswered, {
      isWhole: true,
      ...payload,
      checkoutId: null,
      answer: 'stopped',
      cause: 'unsafe',
    });
    await harness.drain();
    expect((await recordOf(patient)).journeys).toMatchObject([{ status: 'canceled' }]);
  });

  it('that also contains a prescription has only the journey of its visit', async () => {
    const { patient } = await harness.order({ products: [finasteride, foam] });
    await harness.drain();
    expect((await recordOf(patient)).journeys).toMatchObject([{ kind: 'initial', flowType: 'normal' }]);
    expect((await recordOf(patient)).consultations).toHaveLength(1);
  });
});
