import { consentHash } from '#modules/account/index.ts';
import { chargeAttemptRepository } from '#modules/billing/repositories/charge-attempts.ts';
import { announceCharge } from '#modules/billing/services/agreement/announce-charge.ts';
import { expireConfirmation } from '#modules/billing/services/charging/confirmation/expire-confirmation.ts';
import { dispatchOrder } from '#modules/billing/services/fulfillment/dispatch-order.ts';
import { submitOrder } from '#modules/billing/services/fulfillment/pharmacy-order.ts';
import { stopOrder } from '#modules/billing/services/fulfillment/stop-order.ts';
import { decideIssue } from '#modules/billing/services/parcels/decide-issue.ts';
import { reportProblem } from '#modules/billing/services/parcels/report-problem.ts';
import { stopMyOrder } from '#modules/billing/services/parcels/stop-my-order.ts';
import { changeRefill, refillChangeOf } from '#modules/billing/services/refills/change-refill.ts';
import { applySettlements } from '#modules/billing/services/settlements/apply-settlements.ts';
import { cancelSubscription } from '#modules/billing/services/subscriptions/cancel-subscription.ts';
import type { Scope } from '#server/scope.ts';
import { addParcel } from '../harness/add-parcel.ts';
import type { Harness } from '../harness/harness.ts';
import { finasteride, finasteridePrice } from '../harness/products.ts';
import type { CrashScenario, Patient } from './crash-scenario.ts';
import { parcelScenarios } from './parcel-scenarios.ts';
import {
  eachSubscription,
  must,
  purchase,
  refill,
  refillNow,
  rowsOf,
  sendRefunds,
  work,
} from './purchase.ts';

/** Two refills wait for the issuer's confirmation, whose deadline has passed. */
const confirmation = async (scope: Scope, patient: Patient): Promise<void> => {
  for (const { id } of await rowsOf(scope, 'invoice', patient)) {
    const waiting = await chargeAttemptRepository(scope.db).unconfirmed(scope.clock.now());
    for (const attempt of waiting.filter(({ invoiceId }) => invoiceId === id))
      await expireConfirmation(scope, attempt);
  }
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
  await sendRefunds(scope, patient);
};

/** The patient stops everything that is at the pharmacy. Repeating it changes nothing. */
export const stopAll = async (scope: Scope, patient: Patient): Promise<void> => {
  for (const { id } of await rowsOf(scope, 'customer_order', patient))
    await stopMyOrder(scope, patient.actor, id);
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
      decision: product_ids.includes(finasteride) ? 'replace' : 'refund',
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

/** The first payment is disputed, and part of the second is refunded at the processor's dashboard. */
const disputeAndRefund = async (harness: Harness, { actor }: Patient): Promise<void> => {
  const { dashboard } = harness.processor.simulator;
  for (const { id, total } of await harness.rows('invoice', { user_id: actor.id })) {
    const [{ intent_id }] = await harness.rows('charge_attempt', { invoice_id: id });
    if (total === finasteridePrice) await dashboard.openDispute(intent_id);
    else await dashboard.refund(intent_id, 1000);
  }
};

/** A card whose bank wants every charge confirmed. */
const asksEveryTime = '4000002760003184';

/** Orders, their charges and parcels. */
export const orderScenarios: Readonly<Record<string, CrashScenario>> = {
  ...parcelScenarios,
  purchase: { daysBefore: 0, prepare: async () => {}, run: purchase },
  refill: {
    daysBefore: 75,
    prepare: async (scope, patient) => {
      await purchase(scope, patient);
      await eachSubscription(scope, patient, announceCharge);
    },
    run: refill,
  },
  sent_now: { daysBefore: 70, prepare: purchase, run: sentNow },
  cancellation: {
    daysBefore: 0,
    prepare: async (scope, patient) => {
      await purchase(scope, patient);
      await refillNow(scope, patient);
    },
    run: cancellation,
  },
  confirmation: {
    daysBefore: 4,
    prepare: async (scope, patient, harness) => {
      await purchase(scope, patient);
      await harness.useCard(patient.actor, asksEveryTime);
      await refillNow(scope, patient);
    },
    run: confirmation,
  },
  stop: { daysBefore: 0, prepare: purchase, run: stop },
  replacement: { daysBefore: 0, prepare: reportAll, run: replacement },
  settlement: {
    daysBefore: 0,
    prepare: async (scope, patient, harness) => {
      await purchase(scope, patient);
      await disputeAndRefund(harness, patient);
    },
    run: settleAll,
  },
};
