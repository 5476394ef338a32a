import type { Result } from '#kernel/result.ts';
import { billingPort } from '#modules/billing/index.ts';
import { type Subscription, subscriptionRepository } from '#modules/billing/repositories/subscriptions.ts';
import { agreeToRefill } from '#modules/billing/services/agreement/agree-to-refill.ts';
import { chargeInvoice } from '#modules/billing/services/charging/charge-invoice.ts';
import { sendRefund } from '#modules/billing/services/charging/send-refund.ts';
import { placeOrder } from '#modules/billing/services/checkout/place-order.ts';
import { dispatchOrder } from '#modules/billing/services/fulfillment/dispatch-order.ts';
import { submitOrder } from '#modules/billing/services/fulfillment/pharmacy-order.ts';
import { refillSubscription } from '#modules/billing/services/subscriptions/refill-subscription.ts';
import { type Actor, systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { prescribe } from '../harness/doubles/prescription-tables.ts';
import { finasteride } from '../harness/products.ts';
import type { Patient } from './crash-scenario.ts';

export const must = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
};

export const rowsOf = (scope: Scope, table: string, { actor }: Patient) =>
  scope.db(table).select('*').where({ user_id: actor.id });

export const approve = async (scope: Scope, { actor, request }: Patient): Promise<void> => {
  await scope.transaction(async (tx) => {
    const rx = request.productIds.filter((id) => id === finasteride);
    if (rx.length === 0) return;
    await prescribe(tx, actor.id ?? '', rx);
    const clinician: Actor = { ...systemActor, role: 'clinician' };
    must(
      await tx.use(billingPort).approveVisit(clinician, { checkoutId: request.checkoutId, productIds: rx }),
    );
  });
};

/** Runs the jobs in this process, so that it can die at every step of them. */
export const work = async (scope: Scope, patient: Patient): Promise<void> => {
  for (const { id } of await rowsOf(scope, 'invoice', patient)) await chargeInvoice(scope, id);
  for (const { id } of await rowsOf(scope, 'customer_order', patient)) await dispatchOrder(scope, id);
  for (const { id } of await rowsOf(scope, 'customer_order', patient)) await submitOrder(scope, id);
};

/** From the checkout button to two shipments at the pharmacy. */
export const purchase = async (scope: Scope, patient: Patient): Promise<void> => {
  must(await placeOrder(scope, patient.actor, patient.request));
  await approve(scope, patient);
  await work(scope, patient);
};

export const eachSubscription = async (
  scope: Scope,
  patient: Patient,
  act: (tx: Scope, subscription: Subscription) => Promise<void>,
): Promise<void> => {
  for (const { id } of await rowsOf(scope, 'subscription', patient))
    await scope.transaction(async (tx) => {
      const subscription = await subscriptionRepository(tx.db).find(id);
      if (subscription) await act(tx, subscription);
    });
};

/** A refill is due now, and the patient has said yes to it. */
export const refillNow = async (scope: Scope, patient: Patient): Promise<void> => {
  for (const { id } of await rowsOf(scope, 'subscription', patient))
    await scope.db('subscription').where({ id }).update({ next_billing_date: scope.clock.now() });
  await eachSubscription(scope, patient, agreeToRefill);
  for (const { id, user_id } of await rowsOf(scope, 'subscription', patient))
    await refillSubscription(scope, { id, userId: user_id });
  for (const { id } of await rowsOf(scope, 'invoice', patient)) await chargeInvoice(scope, id);
};

/** The refills that are due and the jobs that follow. */
export const refill = async (scope: Scope, patient: Patient): Promise<void> => {
  for (const { id, user_id } of await rowsOf(scope, 'subscription', patient))
    await refillSubscription(scope, { id, userId: user_id });
  await work(scope, patient);
};

/** The jobs that send what is promised back. */
export const sendRefunds = async (scope: Scope, { actor }: Pick<Patient, 'actor'>): Promise<void> => {
  const refunds = await scope
    .db('refund')
    .select('refund.id')
    .join('invoice', 'invoice.id', 'refund.invoice_id')
    .where({ user_id: actor.id });
  for (const { id } of refunds) await sendRefund(scope, id);
};
