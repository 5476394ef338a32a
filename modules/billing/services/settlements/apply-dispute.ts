import { formatMoney } from '#kernel/money.ts';
import { paymentsActor } from '#server/actor.ts';
import type { ProviderDispute } from '#server/ports/payment-settlements.ts';
import type { Scope } from '#server/scope.ts';
import type { ChargeAttempt } from '../../repositories/charge-attempts.ts';
import { type Dispute, disputeRepository } from '../../repositories/disputes.ts';
import { type Invoice, invoiceRepository } from '../../repositories/invoices.ts';
import { orderRepository } from '../../repositories/orders.ts';
import { postDisputeLost, postDisputeMoved } from '../ledger/post-dispute.ts';
import { refundNotShipped } from '../parcels/cancel-at-pharmacy.ts';
import { notifyPatient } from '../parcels/notify-patient.ts';
import { openIssue } from '../parcels/open-issue.ts';
import { refundOrder } from '../parcels/paid-for.ts';
import { transitionInvoice } from '../transitions.ts';
import { lowerInvoice } from './lower-invoice.ts';

const disputable: readonly Invoice['status'][] = ['paid', 'partially_refunded'];

const causeOf = ({ disputeId }: ProviderDispute, what: string) => ({
  actor: paymentsActor,
  reason: `dispute ${what}: ${disputeId}`,
});

const openDispute = async (
  tx: Scope,
  invoice: Invoice,
  { attempt }: ChargeAttempt,
  remote: ProviderDispute,
): Promise<void> => {
  const { disputeId: id, amount, reason, openedAt, evidenceDueAt } = remote;
  await disputeRepository(tx.db).add({
    id,
    invoiceId: invoice.id,
    attempt,
    userId: invoice.userId,
    amount,
    reason,
    status: 'open',
    withdrawn: 0,
    fee: 0,
    openedAt,
    evidenceDueAt,
    closedAt: null,
    decision: null,
    decidedAt: null,
  });
  const cause = causeOf(remote, 'opened');
  if (disputable.includes(invoice.status)) await transitionInvoice(tx, invoice, 'disputed', cause);
  const order = await orderRepository(tx.db).find(invoice.orderId);
  if (!order) return;
  await openIssue(tx, order, { kind: 'disputed', about: id, cause });
  await notifyPatient(tx, invoice.userId, () => ({
    kind: 'payment_disputed',
    subject: 'Your bank is looking into a payment',
    sentences: [
      `Your bank told us that the payment of ${formatMoney(amount)} for order ${order.number} is disputed.`,
      'Nothing further is charged or sent until we have looked at it. Was it a mistake, or can we help? Write to us.',
    ],
  }));
};

/** The processor has taken money for the dispute, or returned it: the journal records it. */
const moveMoney = async (tx: Scope, stored: Dispute, { withdrawn, fee }: ProviderDispute): Promise<void> => {
  if (withdrawn === stored.withdrawn && fee === stored.fee) return;
  await disputeRepository(tx.db).change(stored.id, { withdrawn, fee });
  await postDisputeMoved(tx, stored, { withdrawn, fee });
};

const closeDispute = async (tx: Scope, invoiceId: string, remote: ProviderDispute): Promise<void> => {
  const disputes = disputeRepository(tx.db);
  const { status } = remote;
  await disputes.change(remote.disputeId, { status, closedAt: tx.clock.now() });
  if (status === 'lost')
    await postDisputeLost(tx, { id: remote.disputeId, invoiceId, withdrawn: remote.withdrawn });
  const cause = causeOf(remote, status);
  const invoice = await invoiceRepository(tx.db).find(invoiceId);
  if (!invoice) return;
  // The issuer took the money back, except what had been refunded before.
  const amount = Math.min(remote.amount, invoice.amountCharged);
  if (status === 'lost' && amount > 0) return lowerInvoice(tx, invoiceId, amount, cause);
  const isOpen = (await disputes.ofInvoice(invoiceId)).some((one) => one.status === 'open');
  if (invoice.status !== 'disputed' || isOpen) return;
  await transitionInvoice(tx, invoice, invoice.amountRefunded > 0 ? 'partially_refunded' : 'paid', cause);
  const order = await orderRepository(tx.db).find(invoice.orderId);
  // It was canceled while the issuer withheld the money.
  if (order?.status === 'canceled')
    await refundOrder(tx, order, {
      productIds: order.lines.map(({ productId }) => productId),
      reason: `order ${order.number} canceled`,
    });
  else if (order) await refundNotShipped(tx, order);
};

/**
 * Applies a dispute of a locked invoice's charge, once for each of its states: an open dispute stops charges and
 * shipments until a person decides; a dispute that is won or lost moves the invoice on.
 */
export const applyDispute = async (
  tx: Scope,
  invoiceId: string,
  charge: ChargeAttempt,
  remote: ProviderDispute,
): Promise<void> => {
  const disputes = disputeRepository(tx.db);
  const invoice = await invoiceRepository(tx.db).find(invoiceId);
  if (!invoice) return;
  if (!(await disputes.find(remote.disputeId))) await openDispute(tx, invoice, charge, remote);
  const stored = await disputes.find(remote.disputeId);
  if (stored) await moveMoney(tx, stored, remote);
  if (stored?.status === 'open' && remote.status !== 'open') await closeDispute(tx, invoiceId, remote);
};
