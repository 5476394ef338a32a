import type { Result } from '#kernel/result.ts';
import { consentHash } from '#modules/account/index.ts';
import { billingPort } from '#modules/billing/index.ts';
import { chargeAttemptRepository } from '#modules/billing/repositories/charge-attempts.ts';
import { type Subscription, subscriptionRepository } from '#modules/billing/repositories/subscriptions.ts';
import { agreeToRefill } from '#modules/billing/services/agreement/agree-to-refill.ts';
import { announceCharge } from '#modules/billing/services/agreement/announce-charge.ts';
import { chargeInvoice } from '#modules/billing/services/charging/charge-invoice.ts';
import { expireConfirmation } from '#modules/billing/services/charging/confirmation/expire-confirmation.ts';
import { sendRefund } from '#modules/billing/services/charging/send-refund.ts';
import { placeOrder } from '#modules/billing/services/checkout/place-order.ts';
import type { PlaceOrderRequest } from '#modules/billing/services/checkout/read-order.ts';
import { dispatchOrder } from '#modules/billing/services/fulfillment/dispatch-order.ts';
import { submitOrder } from '#modules/billing/services/fulfillment/pharmacy-order.ts';
import { stopOrder } from '#modules/billing/services/fulfillment/stop-order.ts';
import { decideIssue } from '#modules/billing/services/parcels/decide-issue.ts';
import { reportProblem } from '#modules/billing/services/parcels/report-problem.ts';
import { stopMyOrder } from '#modules/billing/services/parcels/stop-my-order.ts';
import { changeRefill, refillChangeOf } from '#modules/billing/services/refills/change-refill.ts';
import { applySettlements } from '#modules/billing/services/settlements/apply-settlements.ts';
import { cancelSubscription } from '#modules/billing/services/subscriptions/cancel-subscription.ts';
import { refillSubscription } from '#modules/billing/services/subscriptions/refill-subscription.ts';
import { type Actor, systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { addParcel } from '#test/harness/add-parcel.ts';
import { prescribe } from '../harness/doubles/prescription-tables.ts';

/** A flow during which a process dies. */
export type ScenarioName =
  | 'purchase'
  | 'refill'
  | 'sent_now'
  | 'cancellation'
  | 'confirmation'
  | 'stop'
  | 'replacement'
  | 'settlement';

export interface Patient {
  readonly actor: Actor;
  readonly request: PlaceOrderRequest;
  /** Who decides about the patient's orders. */
  readonly operator: Actor;
}

const must = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
};

const rowsOf = (scope: Scope, table: string, { actor }: Patient) =>
  scope.db(table).select('*').where({ user_id: actor.id });

export const approve = async (scope: Scope, { actor, request }: Patient): Promise<void> => {
  await scope.transaction(async (tx) => {
    const rx = [211];
    await prescribe(tx, actor.id ?? '', rx);
    const clinician: Actor = { ...systemActor, role: 'clinician' };
    must(
      await tx.use(billingPort).approveVisit(clinician, { checkoutId: request.checkoutId, productIds: rx }),
    );
  });
};

/** Runs the jobs in this process, so that it can die at every step of them. */
const work = async (scope: Scope, patient: Patient): Promise<void> => {
  for (const { id } of await rowsOf(scope, 'invoice', patient)) await chargeInvoice(scope, id);
  for (const { id } of await rowsOf(scope, 'customer_order', patient)) await dispatchOrder(scope, id);
  for (const { id } of await rowsOf(scope, 'customer_order', patient)) await submitOrder(scope, id);
};

/** From the checkout button to two shipments at the pharmacy. */
const purchase = async (scope: Scope, patient: Patient): Promise<void> => {
  must(await placeOrder(scope, patient.actor, patient.request));
  await approve(scope, patient);
  await work(scope, patient);
};

const eachSubscription = async (
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
const refillNow = async (scope: Scope, patient: Patient): Promise<void> => {
  for (const { id } of await rowsOf(scope, 'subscription', patient))
    await scope.db('subscription').where({ id }).update({ next_billing_date: scope.clock.now() });
  await eachSubscription(scope, patient, agreeToRefill);
  for (const { id, user_id } of await rowsOf(scope, 'subscription', patient))
    await refillSubscription(scope, { id, userId: user_id });
  for (const { id } of await rowsOf(scope, 'invoice', patient)) await chargeInvoice(scope, id);
};

/** Two refills wait for the bank's confirmation, whose deadline has passed. */
const confirmation = async (scope: Scope, patient: Patient): Promise<void> => {
  for (const { id } of await rowsOf(scope, 'invoice', patient)) {
    const waiting = await chargeAttemptRepository(scope.db).unconfirmed(scope.clock.now());
    for (const attempt of waiting.filter(({ invoiceId }) => invoiceId === id))
      await expireConfirmation(scope, attempt);
  }
};

const refill = async (scope: Scope, patient: Patient): Promise<void> => {
  for (const { id, user_id } of await rowsOf(scope, 'subscription', patient))
    await refillSubscription(scope, { id, userId: user_id });
  await work(scope, patient);
};

/** The patient asks for both refills today. The subscription's id is the request's, so that repeating it changes nothing. */
export const sendAllNow = async (scope: Scope, { actor }: Pick<Patient, 'actor'>): Promise<void> => {
  for (const { id } of await scope.db('subscription').select('id').where({ user_id: actor.id })) {
    const wanted = { subscriptionId: id, kind: 'send_now' };
    const quoted = await refillChangeOf(scope, actor, wanted);
    if (!quoted.ok) continue;
    const { consentText, consentVersion } = quoted.value;
    const shown = { consentVersion, shownHash: consentHash(consentText) };
    const answer = { requestId: id, agreed: true, ...shown, ip: '192.0.2.1', userAgent: 'test' };
    must(await changeRefill(scope, actor, wanted, answer));
  }
};

const sentNow = async (scope: Scope, patient: Patient): Promise<void> => {
  await sendAllNow(scope, patient);
  await work(scope, patient);
};

/** Two paid refills that are not at the pharmacy yet, and the patient cancels both subscriptions. */
export const cancelAll = async (scope: Scope, patient: Patient): Promise<void> => {
  for (const { id } of await rowsOf(scope, 'subscription', patient))
    must(await cancelSubscription(scope, patient.actor, { subscriptionId: id }));
};

const cancellation = async (scope: Scope, patient: Patient): Promise<void> => {
  await cancelAll(scope, patient);
  const refunds = await scope
    .db('refund')
    .select('refund.id')
    .join('invoice', 'invoice.id', 'refund.invoice_id')
    .where({ user_id: patient.actor.id });
  for (const { id } of refunds) await sendRefund(scope, id);
};

/** The patient stops everything that is at the pharmacy. Repeating it changes nothing. */
export const stopAll = async (scope: Scope, patient: Patient): Promise<void> => {
  for (const { id } of await rowsOf(scope, 'customer_order', patient))
    await stopMyOrder(scope, patient.actor, id);
};

const sendRefunds = async (scope: Scope, { actor }: Patient): Promise<void> => {
  const refunds = await scope
    .db('refund')
    .select('refund.id')
    .join('invoice', 'invoice.id', 'refund.invoice_id')
    .where({ user_id: actor.id });
  for (const { id } of refunds) await sendRefund(scope, id);
};

const stop = async (scope: Scope, patient: Patient): Promise<void> => {
  await stopAll(scope, patient);
  for (const { id } of await rowsOf(scope, 'customer_order', patient)) await stopOrder(scope, id);
  await sendRefunds(scope, patient);
};

/** Both parcels came damaged: one is replaced, the other is paid back. Repeating it changes nothing. */
export const decideAll = async (scope: Scope, patient: Patient): Promise<void> => {
  for (const { id, product_ids } of await rowsOf(scope, 'order_issue', patient))
    await decideIssue(scope, patient.operator, {
      issueId: id,
      decision: product_ids.includes(211) ? 'replace' : 'refund',
      answer: 'We are sorry.',
    });
};

const replacement = async (scope: Scope, patient: Patient): Promise<void> => {
  await decideAll(scope, patient);
  for (const { id } of await rowsOf(scope, 'customer_order', patient)) await dispatchOrder(scope, id);
  for (const { id } of await rowsOf(scope, 'customer_order', patient)) await submitOrder(scope, id);
  await sendRefunds(scope, patient);
};

/** What the event of a refund at the processor's dashboard and of a dispute does. */
export const settleAll = async (scope: Scope, patient: Patient): Promise<void> => {
  const charges = await scope
    .db('charge_attempt')
    .pluck('intent_id')
    .join('invoice', 'invoice.id', 'charge_attempt.invoice_id')
    .where({ user_id: patient.actor.id });
  for (const intentId of charges) await applySettlements(scope, intentId);
};

const reportAll = async (scope: Scope, patient: Patient): Promise<void> => {
  await purchase(scope, patient);
  const at = scope.clock.now();
  await scope
    .db('customer_order')
    .where({ user_id: patient.actor.id })
    .update({ status: 'delivered', shipped_at: at, delivered_at: at });
  for (const { id } of await rowsOf(scope, 'customer_order', patient)) {
    const productIds = await scope.db('order_line').where({ order_id: id }).pluck('product_id');
    await addParcel(scope.db, { orderId: id, productIds, at });
    const report = { orderId: id, kind: 'damaged', wish: 'refund', productIds, details: null };
    must(await reportProblem(scope, patient.actor, report));
  }
};

export const scenarios: Readonly<Record<ScenarioName, (scope: Scope, patient: Patient) => Promise<void>>> = {
  purchase,
  refill,
  sent_now: sentNow,
  cancellation,
  confirmation,
  stop,
  replacement,
  settlement: settleAll,
};

/** Prepares the patient's state at which the dying process starts. */
export const prepare: Readonly<
  Record<ScenarioName, (scope: Scope, patient: Patient, useAskingCard: () => Promise<void>) => Promise<void>>
> = {
  purchase: async () => {},
  refill: async (scope, patient) => {
    await purchase(scope, patient);
    await eachSubscription(scope, patient, announceCharge);
  },
  sent_now: purchase,
  stop: purchase,
  replacement: reportAll,
  settlement: purchase,
  cancellation: async (scope, patient) => {
    await purchase(scope, patient);
    await refillNow(scope, patient);
  },
  confirmation: async (scope, patient, useAskingCard) => {
    await purchase(scope, patient);
    await useAskingCard();
    await refillNow(scope, patient);
  },
};

/** Days that pass between the preparation and the scenario. */
export const daysBefore: Readonly<Record<ScenarioName, number>> = {
  purchase: 0,
  refill: 75,
  sent_now: 70,
  cancellation: 0,
  confirmation: 4,
  stop: 0,
  replacement: 0,
  settlement: 0,
};
