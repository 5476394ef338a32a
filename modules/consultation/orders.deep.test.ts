import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/dates.ts';
import { billingEvents } from '#modules/billing/index.ts';
import { subscriptionRepository } from '#modules/billing/repositories/subscriptions.ts';
import { announceCharge } from '#modules/billing/services/agreement/announce-charge.ts';
import { chargeInvoice } from '#modules/billing/services/charging/charge-invoice.ts';
import { payInvoice } from '#modules/billing/services/charging/pay-invoice.ts';
import { dispatchOrder } from '#modules/billing/services/fulfillment/dispatch-order.ts';
import { cancelSubscription } from '#modules/billing/services/subscriptions/cancel-subscription.ts';
import { refillSubscription } from '#modules/billing/services/subscriptions/refill-subscription.ts';
import type { SignedInUser } from '#server/viewer.ts';
import { orderAndCareModules } from '#test/harness/care-modules.ts';
import { openFileDeskHarness } from '#test/harness/file-harness.ts';
import { submitRenewal } from '#test/harness/submit-renewal.ts';
import { decision, PROPOSE, responseOf, save, statusOf } from '#test/harness/visit-api.ts';

const finasteride = 211;
const finasteridePrice = 5400;
/** Every six months, so it has its own subscription. */
const ketoconazole = 407;
const brokenWhenCharged = '4000000000000341';

const { harness, maya } = await openFileDeskHarness({ modules: orderAndCareModules, forgetsPatients: true });

const CARE = `{ currentUser { care {
  headline detail action { label href } clinician { name qualification } timeline { label detail state }
} } }`;
interface Care {
  readonly headline: string;
  readonly detail: string;
  readonly action: { readonly label: string; readonly href: string } | null;
  readonly clinician: { readonly name: string; readonly qualification: string } | null;
  readonly timeline: readonly { label: string; detail: string; state: string }[];
}
const careOf = async (user: SignedInUser): Promise<Care> => {
  const answer = await harness.api(user, CARE);
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return (answer.data as { currentUser: { care: Care } }).currentUser.care;
};
const noticesOf = async (user: SignedInUser): Promise<string[]> =>
  (await harness.rows('notice', { person_id: user.id })).map(({ kind }) => kind);
const subscriptionsOf = (user: SignedInUser) => harness.rows('subscription', { user_id: user.id });
const inQueue = async (consultationId: string): Promise<boolean> => {
  const answer = await harness.api(maya, '{ deskQueue { consultationId } }');
  const { deskQueue } = answer.data as { deskQueue: { consultationId: string }[] };
  return deskQueue.some((row) => row.consultationId === consultationId);
};
const dayPasses = async () => {
  await harness.sweep();
  await harness.drain();
};
describe('an order canceled before a decision', () => {
  it('does not close an emergency in the answers of its visit', async () => {
    const { user, consultationId } = await harness.orderedVisit({ products: [finasteride] });
    const responseId = await responseOf(harness.scope, consultationId);
    await save(harness, user, responseId, 0, { urgent_symptoms: ['chest_pain'] });
    const [subscription] = await subscriptionsOf(user);
    await cancelSubscription(harness.scope, user, { subscriptionId: subscription.id });
    await harness.drain();
    expect(await statusOf(harness, 'consultation', consultationId)).toBe('canceled');
    harness.clock.advance(180_000);
    for (let times = 0; times < 2; times += 1) await harness.sweep();
    const [visit] = await harness.rows('consultation', { id: consultationId });
    expect([visit.outcome, visit.alert_at !== null]).toEqual(['emergency', true]);
    const alerts = harness.scope.db('outbox_event').where({ type: 'care.alerted' });
    expect(await alerts.pluck('payload')).toEqual([{ userId: user.id, consultationId }]);
  });

  it('closes its visit: it leaves the queue, and the patient is told why', async () => {
    const visit = await harness.orderedVisit({ products: [finasteride] });
    await harness.submitIntake(visit, ['finasteride']);
    expect(await inQueue(visit.consultationId)).toBe(true);
    const [subscription] = await subscriptionsOf(visit.user);
    await cancelSubscription(harness.scope, visit.user, { subscriptionId: subscription.id });
    await harness.drain();
    expect(await inQueue(visit.consultationId)).toBe(false);
    expect(await statusOf(harness, 'consultation', visit.consultationId)).toBe('canceled');
    expect(await careOf(visit.user)).toMatchObject({
      headline: 'This request was canceled',
      detail: expect.stringContaining('You canceled it, so the visit is closed'),
      action: { href: '/quiz' },
    });
    expect(await noticesOf(visit.user)).toContain('visit_canceled');
  });

  it('a partial cancellation leaves the rest to the clinician, and a plan with the canceled part is withdrawn', async () => {
    const visit = await harness.orderedVisit({ products: [finasteride, ketoconazole] });
    await harness.submitIntake(visit, ['finasteride', 'ketoconazole']);
    const propose = await harness.api(
      maya,
      PROPOSE,
      decision(visit.consultationId, { productIds: [ketoconazole] }),
    );
    expect(propose.errors).toBeUndefined();
    const products = await harness.rows('subscription_product', { product_id: ketoconazole });
    const mine = (await subscriptionsOf(visit.user)).find(({ id }) =>
      products.some(({ subscription_id }) => subscription_id === id),
    );
    await cancelSubscription(harness.scope, visit.user, { subscriptionId: mine.id });
    await harness.drain();
    expect(await statusOf(harness, 'consultation', visit.consultationId)).toBe('in_review');
    const [journey] = await harness.rows('journey', { id: visit.journeyId });
    expect(journey.user_products.map(({ productId }: { productId: number }) => productId)).toEqual([
      finasteride,
    ]);
    await harness.approve(visit.consultationId);
    await harness.drain();
    expect(await harness.charges(visit.user.id)).toEqual([finasteridePrice]);
  });
});

it('an order canceled after approval and before payment does not count as treatment', async () => {
  const visit = await harness.orderedVisit({ products: [finasteride], cardNumber: brokenWhenCharged });
  await harness.submitIntake(visit, ['finasteride']);
  await harness.approve(visit.consultationId);
  await harness.drain();
  const [subscription] = await subscriptionsOf(visit.user);
  await cancelSubscription(harness.scope, visit.user, { subscriptionId: subscription.id });
  await harness.drain();
  expect(await statusOf(harness, 'journey', visit.journeyId)).toBe('canceled');
  expect((await careOf(visit.user)).headline).toBe('This request was canceled');
});

it('a payment that fails after approval is shown to the patient until it is paid', async () => {
  const visit = await harness.orderedVisit({ products: [finasteride], cardNumber: brokenWhenCharged });
  await harness.submitIntake(visit, ['finasteride']);
  await harness.approve(visit.consultationId);
  expect((await careOf(visit.user)).headline).toBe('Your treatment is being prepared');
  await harness.drain();
  const care = await careOf(visit.user);
  expect(care).toMatchObject({
    headline: 'Your payment did not go through',
    detail: expect.stringContaining('Update your card'),
    action: { label: 'Update your payment', href: '/payment-authentication' },
  });
  expect(care.timeline.at(-1)).toEqual({
    label: 'On its way',
    detail: 'The pharmacy ships your order once it is paid.',
    state: 'CURRENT',
  });
  const [invoice] = await harness.rows('invoice', { user_id: visit.user.id });
  const paymentMethodId = await harness.card();
  const paid = await payInvoice(harness.scope, visit.user, { invoiceId: invoice.id, paymentMethodId });
  expect(paid).toMatchObject({ ok: true, value: { status: 'PLACED' } });
  await harness.drain();
  expect(await statusOf(harness, 'journey', visit.journeyId)).not.toBe('awaiting_checkout');
  expect((await careOf(visit.user)).action).toBeNull();
});

it('events that arrive late or out of order do not bring the failed payment back', async () => {
  const visit = await harness.orderedVisit({ products: [finasteride] });
  await harness.submitIntake(visit, ['finasteride']);
  await harness.approve(visit.consultationId);
  await harness.drain();
  await harness.scope.emit(billingEvents.invoiceFailed, {
    userId: visit.user.id,
    invoiceId: visit.user.id,
    checkoutId: visit.checkoutId,
    tries: 1,
    givenUp: false,
    productIds: [],
  });
  await harness.drain();
  expect(await statusOf(harness, 'journey', visit.journeyId)).not.toBe('awaiting_checkout');
});

it('while a plan waits for the patient, no page says that there is nothing to do', async () => {
  const visit = await harness.orderedVisit({ products: [finasteride] });
  await harness.submitIntake(visit, ['finasteride']);
  await harness.api(maya, 'mutation($id: ID!) { deskTake(consultationId: $id) { status } }', {
    id: visit.consultationId,
  });
  expect((await careOf(visit.user)).timeline.find(({ state }) => state === 'CURRENT')?.detail).toContain(
    'There is nothing for you to do.',
  );
  const productIds = [ketoconazole];
  const answer = await harness.api(maya, PROPOSE, decision(visit.consultationId, { productIds }));
  expect(answer.errors).toBeUndefined();
  const care = await careOf(visit.user);
  expect(care.action).toEqual({ label: 'Read your plan', href: '/confirm-plan' });
  expect(care.timeline.find(({ state }) => state === 'CURRENT')).toMatchObject({
    label: 'Clinician review',
    detail: 'Your clinician proposes a plan and waits for your answer.',
  });
  expect(JSON.stringify(care)).not.toContain('nothing for you to do');
  expect(care.clinician).toEqual({
    name: 'Maya Okafor',
    qualification: 'MD, board-certified in dermatology',
  });
});

it('an expired prescription: no charge, a subscription on hold, a written notice, and a renewal is offered', async () => {
  const visit = await harness.orderedVisit({ products: [finasteride] });
  await harness.submitIntake(visit, ['finasteride']);
  await harness.approve(visit.consultationId, { refills: 13 });
  await dayPasses();
  const start = harness.clock.now();
  const charged = [finasteridePrice];
  for (const day of [75, 165, 255, 345]) {
    harness.clock.set(addDays(start, day - 7));
    await dayPasses();
    harness.clock.set(addDays(start, day));
    await dayPasses();
    charged.push(finasteridePrice);
    expect(await harness.charges(visit.user.id)).toEqual(charged);
  }
  expect((await noticesOf(visit.user)).filter((kind) => kind === 'upcoming_charge')).toHaveLength(4);
  expect(await careOf(visit.user)).toMatchObject({
    headline: 'It is time to renew your prescription',
    detail: expect.stringContaining('It ends on'),
    action: { label: 'Renew now', href: '/renewal' },
  });
  for (const day of [428, 435]) {
    harness.clock.set(addDays(start, day));
    await dayPasses();
  }
  expect(await harness.charges(visit.user.id)).toEqual(charged);
  expect(await subscriptionsOf(visit.user)).toMatchObject([{ status: 'on_hold_rx' }]);
  const notices = await noticesOf(visit.user);
  expect(notices.filter((kind) => kind === 'refill_on_hold')).toHaveLength(1);
  // A charge that cannot happen was not announced.
  expect(notices.filter((kind) => kind === 'upcoming_charge')).toHaveLength(4);
  expect(await careOf(visit.user)).toMatchObject({
    headline: 'It is time to renew your prescription',
    action: { label: 'Renew now', href: '/renewal' },
  });
});

it('a dispatch and the approval of a renewal at the same time never deadlock', async () => {
  const refilled = await harness.orderedVisit({ products: [finasteride] });
  await harness.submitIntake(refilled, ['finasteride']);
  await harness.approve(refilled.consultationId, { refills: 13 });
  await harness.drain();
  const { user } = refilled;
  for (let round = 1; round <= 20; round += 1) {
    const [subscription] = await subscriptionsOf(user);
    await harness.scope.transaction(async (tx) => {
      const planned = await subscriptionRepository(tx.db).find(subscription.id);
      if (planned) await announceCharge(tx, planned);
    });
    harness.clock.set(new Date(subscription.next_billing_date));
    await refillSubscription(harness.makeScope(), { id: subscription.id, userId: user.id });
    const [invoice] = await harness.rows('invoice', { subscription_id: subscription.id, status: 'open' });
    await chargeInvoice(harness.makeScope(), invoice.id);
    const [order] = await harness.rows('customer_order', { id: invoice.order_id });
    expect(order.status).toBe('ready');
    const { consultationId } = await submitRenewal(harness.makeScope(), user);

    await Promise.all([
      dispatchOrder(harness.makeScope(), order.id),
      harness.approve(consultationId, { refills: 13 }),
    ]);
    expect(await harness.rows('customer_order', { id: order.id })).toMatchObject([
      { status: 'sent_to_pharmacy' },
    ]);
    expect(await harness.rows('prescription_fill', { order_id: order.id })).toHaveLength(1);
    expect(await harness.rows('prescription', { user_id: user.id, status: 'active' })).toHaveLength(1);
  }
}, 60_000);
