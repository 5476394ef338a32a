import { announceCharge } from '#modules/billing/services/agreement/announce-charge.ts';
import { chargeInvoice } from '#modules/billing/services/charging/charge-invoice.ts';
import { continueDunning } from '#modules/billing/services/charging/dunning/continue-dunning.ts';
import { placeOrder } from '#modules/billing/services/checkout/place-order.ts';
import { pollOrder } from '#modules/billing/services/fulfillment/poll-orders.ts';
import { stopOrder } from '#modules/billing/services/fulfillment/stop-order.ts';
import { decideIssue } from '#modules/billing/services/parcels/decide-issue.ts';
import { refundRejected } from '#modules/billing/services/parcels/parcel-sweeps.ts';
import type { Scope } from '#server/scope.ts';
import { pharmacyOrders } from '#simulators/pharmacy/repositories/pharmacy-orders.ts';
import type { Harness } from '../harness/harness.ts';
import { finasteride, foam } from '../harness/products.ts';
import type { CrashScenario, Patient } from './crash-scenario.ts';
import { settleAll, stopAll } from './order-scenarios.ts';
import { eachSubscription, must, purchase, refill, rowsOf, sendRefunds } from './purchase.ts';

/** A card that can be saved, and whose charges are declined. */
const declinesCharges = '4000000000000341';

/** Days between the steps of a declined refill: three more tries, and the end. */
const dunningPauses = [3.1, 4, 7, 30.1] as const;
/** The patient has a day to pay with another card. */
const FIRST_PAYMENT_DAYS = 1.1;
/** Five business days at most. */
const REJECTED_DAYS = 8.1;

const foamOnly = (harness: Harness) => harness.orderRequest([foam]);
const prescriptionOnly = (harness: Harness) => harness.orderRequest([finasteride]);

/** The sweeps of unpaid invoices, in their order. */
const dun = async (scope: Scope, patient: Patient): Promise<void> => {
  for (const { id } of await rowsOf(scope, 'invoice', patient)) await continueDunning(scope, id);
  for (const { id } of await rowsOf(scope, 'invoice', patient)) await chargeInvoice(scope, id);
};

const place = async (scope: Scope, { actor, request }: Patient): Promise<void> => {
  must(await placeOrder(scope, actor, request));
};

const poll = async (scope: Scope, patient: Patient): Promise<void> => {
  for (const { id } of await rowsOf(scope, 'customer_order', patient)) await pollOrder(scope, id);
};

/** The pharmacy has said no, and nobody has solved it. */
const giveUp = async (scope: Scope, patient: Patient): Promise<void> => {
  for (const { id } of await rowsOf(scope, 'order_issue', patient)) await refundRejected(scope, id);
  await sendRefunds(scope, patient);
};

const canceled = async (scope: Scope, patient: Patient): Promise<void> => {
  await poll(scope, patient);
  await sendRefunds(scope, patient);
};

/** The bank returned the refund: a person decides to send it again. Repeating it changes nothing. */
const sendAgain = async (scope: Scope, patient: Patient): Promise<void> => {
  await settleAll(scope, patient);
  for (const { id, status } of await rowsOf(scope, 'order_issue', patient))
    if (status !== 'closed') {
      const decision = { issueId: id, decision: 'send_refund_again', answer: 'We send it again.' };
      must(await decideIssue(scope, patient.operator, decision));
    }
  await sendRefunds(scope, patient);
};

const returnedRefund = async (scope: Scope, patient: Patient): Promise<void> => {
  await sendAgain(scope, patient);
  await settleAll(scope, patient);
};

const refundAndReturn = async (scope: Scope, patient: Patient, harness: Harness): Promise<void> => {
  await purchase(scope, patient);
  await stopAll(scope, patient);
  for (const { id } of await rowsOf(scope, 'customer_order', patient)) await stopOrder(scope, id);
  await sendRefunds(scope, patient);
  for (const { id } of await rowsOf(scope, 'invoice', patient))
    for (const { refund_id } of await harness.rows('refund', { invoice_id: id }))
      await harness.processor.simulator.dashboard.failRefund(refund_id);
};

/** What goes wrong with a payment, at the pharmacy, or on the way of a refund. */
export const troubleScenarios: Readonly<Record<string, CrashScenario>> = {
  declined_refill: {
    daysBefore: 75,
    prepare: async (scope, patient, harness) => {
      await purchase(scope, patient);
      await eachSubscription(scope, patient, announceCharge);
      await harness.useCard(patient.actor, declinesCharges);
    },
    run: refill,
    later: dunningPauses.map((days) => ({ days, run: dun })),
  },
  declined_purchase: {
    daysBefore: 0,
    order: async (harness) =>
      harness.orderRequest([foam], { paymentMethodId: await harness.card(declinesCharges) }),
    prepare: async () => {},
    run: place,
    again: place,
    later: [{ days: FIRST_PAYMENT_DAYS, run: dun }],
  },
  rejected: {
    daysBefore: 0,
    order: prescriptionOnly,
    prepare: async (scope, patient) => {
      await purchase(scope, patient);
      for (const { id } of await rowsOf(scope, 'customer_order', patient))
        await pharmacyOrders(scope.db).setFate(id, 'rejected', 'The directions need a correction.');
    },
    run: poll,
    later: [{ days: REJECTED_DAYS, run: giveUp }],
  },
  canceled_by_pharmacy: {
    daysBefore: 0,
    order: prescriptionOnly,
    prepare: async (scope, patient) => {
      await purchase(scope, patient);
      for (const { id } of await rowsOf(scope, 'customer_order', patient))
        await pharmacyOrders(scope.db).cancel(id, scope.clock.now());
    },
    run: canceled,
  },
  returned_refund: {
    daysBefore: 0,
    order: foamOnly,
    prepare: refundAndReturn,
    run: returnedRefund,
    again: sendAgain,
  },
};
