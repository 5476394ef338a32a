import { accountPort, leavingPort } from '#modules/account/index.ts';
import { type Actor, systemActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import { mayBeRepeated } from '../../domain/repeated-request.ts';
import { type ChargeAttempt, chargeAttemptRepository } from '../../repositories/charge-attempts.ts';
import { customerRepository } from '../../repositories/customers.ts';
import { disputeRepository } from '../../repositories/disputes.ts';
import { type Invoice, invoiceRepository } from '../../repositories/invoices.ts';
import { type CustomerOrder, orderRepository } from '../../repositories/orders.ts';
import { subscriptionRepository } from '../../repositories/subscriptions.ts';
import { announceLateCharge, isTooLate } from '../agreement/announce-late-charge.ts';
import { askBeforeCharge, isAgreed } from '../agreement/invoice-agreement.ts';
import { postponeCharge } from '../agreement/postpone-charge.ts';
import { postSettledInvoice } from '../ledger/post-charge.ts';
import { transitionInvoice, transitionOrder } from '../transitions.ts';
import {
  checkPrescriptionGate,
  firstRefusal,
  recordGateDecision,
  refusalMessage,
  toRefillGate,
} from './check-prescription-gate.ts';
import { holdSubscription } from './hold-subscription.ts';
import { markPaid } from './mark-paid.ts';
import { withLockedInvoice } from './with-locked-invoice.ts';

export interface ChargeOptions {
  /** Who wants it charged; the system unless a person started it. */
  readonly actor?: Actor;
  /** Charge although it is not due yet: a purchase or a payment by the patient. */
  readonly now?: boolean;
  /** Set when the patient is on the site; the issuer returns them to this address. */
  readonly returnUrl?: string;
}

/** A stored request to the payment processor that has no outcome yet. */
export interface ChargeToSettle {
  readonly attempt: ChargeAttempt;
  /** What it pays. */
  readonly invoice: Pick<Invoice, 'number' | 'userId'>;
  /**
   * `now`: it is new. `unless it arrived`: an earlier response was lost, so the processor is searched for it first.
   * `never`: it is only searched for.
   */
  readonly send: 'now' | 'unless it arrived' | 'never';
}

/** Time after which the processor is queried about a charge without a known outcome. */
const CHECK_AFTER_MS = 60_000;
/** A charge that waits for the patient's confirmation is checked less often. */
const CHECK_ACTION_AFTER_MS = 3_600_000;

export const checkAgainAt = (scope: Scope, waitsForPerson: boolean): Date =>
  new Date(scope.clock.now().getTime() + (waitsForPerson ? CHECK_ACTION_AFTER_MS : CHECK_AFTER_MS));

/**
 * The first of a charge's two transactions: decides whether the invoice may be charged now, and stores the request to
 * the payment processor before it is sent. Returns an unanswered earlier request when it is time to repeat it, checked
 * again for whether it may be sent, and null when there is nothing to send. An invoice that is not allowed is put on
 * hold instead, the patient is asked about an amount that was neither announced in time nor agreed to, and a refill
 * that is charged much later than announced is announced again. Every charge is begun here.
 */
export const beginCharge = (
  scope: Scope,
  invoiceId: string,
  options: ChargeOptions,
): Promise<ChargeToSettle | null> =>
  withLockedInvoice(scope, invoiceId, async (tx, invoice) => {
    if (invoice.status === 'charge_pending') return resume(tx, invoice);
    return isDue(tx, invoice, options) ? start(tx, invoice, options) : null;
  });

/** An order with the invoice by which it is paid. */
export interface OrderWithInvoice {
  readonly order: CustomerOrder;
  readonly invoice: Invoice;
}

/** As `beginCharge`, in a transaction that has locked the customer and read the order and the invoice. */
export const startCharge = async (
  tx: Scope,
  { order, invoice }: OrderWithInvoice,
  options: ChargeOptions,
): Promise<ChargeToSettle | null> =>
  isDue(tx, invoice, options) ? startFor(tx, order, invoice, options) : null;

const isDue = (tx: Scope, { status, nextTryAt }: Invoice, { now }: ChargeOptions): boolean => {
  if (status !== 'open' && status !== 'failed_unpaid' && status !== 'uncollectible') return false;
  return now === true || (nextTryAt !== null && nextTryAt <= tx.clock.now());
};

/** A request whose response was lost, once it is old enough that no other process waits for it. */
const resume = async (tx: Scope, invoice: Invoice): Promise<ChargeToSettle | null> => {
  if (!invoice.checkAt || invoice.checkAt > tx.clock.now()) return null;
  await invoiceRepository(tx.db).change(invoice.id, {
    checkAt: checkAgainAt(tx, invoice.actionUrl !== null),
  });
  const attempt = await chargeAttemptRepository(tx.db).find(invoice.id, invoice.attempt);
  if (!attempt) return null;
  const maySend = mayBeRepeated(attempt, tx.clock.now()) && (await isStillAllowed(tx, invoice));
  return { attempt, invoice, send: maySend ? 'unless it arrived' : 'never' };
};

/** Whether the order still waits for payment and everything in it may still ship. */
const isStillAllowed = async (tx: Scope, invoice: Invoice): Promise<boolean> => {
  const order = await orderRepository(tx.db).find(invoice.orderId);
  if (await tx.use(leavingPort).isLeaving(invoice.userId)) return false;
  return order?.status === 'awaiting_payment' && firstRefusal(await gateAnswers(tx, order)) === null;
};

/** Whether what is left in the order may ship now. */
const gateAnswers = (tx: Scope, { userId, lines, shipTo }: CustomerOrder) =>
  checkPrescriptionGate(tx, {
    userId,
    productIds: lines.filter((line) => !line.canceled).map(({ productId }) => productId),
    state: shipTo.address.state,
  });

const start = async (tx: Scope, invoice: Invoice, options: ChargeOptions): Promise<ChargeToSettle | null> => {
  const order = await orderRepository(tx.db).find(invoice.orderId);
  return order && startFor(tx, order, invoice, options);
};

const startFor = async (
  tx: Scope,
  order: CustomerOrder,
  invoice: Invoice,
  { actor = systemActor, returnUrl = null }: { actor?: Actor; returnUrl?: string | null },
): Promise<ChargeToSettle | null> => {
  if (order.status !== 'awaiting_payment') return null;
  // Patients who asked for the deletion of their account are not charged any more.
  if (await tx.use(leavingPort).isLeaving(invoice.userId)) return null;
  // The patient disputes a payment, and nobody has decided how to continue: until then only the patient starts
  // payments.
  if (actor.role !== 'patient' && (await disputeRepository(tx.db).isUndecided(invoice.userId))) return null;
  if (!(await mayBeCharged(tx, invoice, order, actor))) return null;
  // Credit covers all of it.
  if (invoice.total === 0) {
    await postSettledInvoice(tx, invoice.id);
    await markPaid(tx, invoice, { amount: 0, actor: systemActor });
    return null;
  }
  const [agreed, paymentSource] = await Promise.all([
    isAgreed(tx, invoice),
    customerRepository(tx.db).paymentSource(invoice.userId),
  ]);
  if (!agreed) {
    await askBeforeCharge(tx, invoice);
    return null;
  }
  if (actor.role !== 'patient' && isTooLate(tx, invoice)) {
    await announceLateCharge(tx, invoice);
    return null;
  }
  if (!paymentSource) throw new Error(`The invoice ${invoice.id} has nobody to charge.`);

  const attempt = invoice.attempt + 1;
  const question = {
    invoiceId: invoice.id,
    attempt,
    idempotencyKey: `invoice:${invoice.id}:${attempt}`,
    ...paymentSource,
    amount: invoice.total,
    returnUrl,
    status: 'pending',
    intentId: null,
    createdAt: tx.clock.now(),
    remindAt: null,
    confirmBy: null,
    stuckAt: null,
    fee: null,
  } as const;
  await chargeAttemptRepository(tx.db).add(question);
  await transitionInvoice(
    tx,
    invoice,
    'charge_pending',
    { actor, reason: `try ${attempt}` },
    { attempt, checkAt: checkAgainAt(tx, false), actionUrl: null, nextTryAt: null },
  );
  return { attempt: question, invoice, send: 'now' };
};

/**
 * Checks that everything in the order may ship now. A refused refill is voided and its subscription put on hold; one
 * that has to wait is decided on later, so only the others are recorded.
 */
const mayBeCharged = async (
  tx: Scope,
  invoice: Invoice,
  order: CustomerOrder,
  actor: Actor,
): Promise<boolean> => {
  // The fee of a visit has no products.
  if (order.kind !== 'visit_fee' && order.lines.every((line) => line.canceled)) return false;
  const answers = await gateAnswers(tx, order);
  const refusal = firstRefusal(answers);
  const decision = { purpose: 'charge', actor } as const;
  if (!refusal) {
    await recordGateDecision(tx, order, answers, decision);
    return true;
  }
  if (refusal === 'too_soon') {
    const until = answers.flatMap(({ notBefore }) => notBefore ?? []);
    await postponeCharge(tx, invoice, new Date(Math.max(...until.map((at) => at.getTime()))));
    return false;
  }
  if (!invoice.subscriptionId) {
    // A first order whose prescription does not exist yet stays due and is checked again.
    await invoiceRepository(tx.db).change(invoice.id, { nextTryAt: checkAgainAt(tx, true) });
    if (refusal === 'not_offered') await notifyNotOffered(tx, order);
    return false;
  }
  await recordGateDecision(tx, order, answers, decision);
  const cause = { actor: systemActor, reason: `prescription: ${refusal}` };
  await transitionInvoice(tx, invoice, 'void', cause, { nextTryAt: null });
  await transitionOrder(tx, order, 'canceled', cause);
  const subscription = await subscriptionRepository(tx.db).find(invoice.subscriptionId);
  const gate = [...toRefillGate(answers).values()].find((answer) => !answer.allowed);
  if (subscription && gate && !gate.allowed && canBePutOnHold(subscription.status))
    await holdSubscription(tx, subscription, gate.reason, refusalMessage(refusal));
  return false;
};

/** A first order of a drug that is not offered waits; the patient gets one notice. */
const notifyNotOffered = async (tx: Scope, order: CustomerOrder): Promise<void> => {
  const waiting = order.lines.find((line) => line.needsPrescription && !line.canceled && line.subscriptionId);
  if (!waiting?.subscriptionId) return;
  const key = `not_offered:${order.id}`;
  if (!(await subscriptionRepository(tx.db).noteNotice(waiting.subscriptionId, key, tx.clock.now()))) return;
  await tx.use(accountPort).notify(order.userId, () => ({
    kind: 'order_on_hold',
    subject: 'Your order is on hold',
    body: `We do not offer one of its treatments right now, so order ${order.number} will not be charged or sent. You can cancel it at any time. Questions? Write to us: ${new URL('/messages', tx.settings.origins.app).href}`,
  }));
};

const canBePutOnHold = (status: string): boolean =>
  status === 'active' || status === 'snoozed' || status === 'paused' || status === 'past_due';
