import { formatMoney } from '#kernel/money.ts';
import { paymentsActor } from '#server/actor.ts';
import type { ProviderRefund } from '#server/ports/payment-settlements.ts';
import type { Scope } from '#server/scope.ts';
import type { ChargeAttempt } from '../../repositories/charge-attempts.ts';
import type { Invoice } from '../../repositories/invoices.ts';
import { orderIssueRepository } from '../../repositories/order-issues.ts';
import { orderRepository } from '../../repositories/orders.ts';
import { type Refund, refundRepository } from '../../repositories/refunds.ts';
import { postRefundOwed, postRefundResized, postRefundSent } from '../ledger/post-refund.ts';
import { closeIssue } from '../parcels/close-issue.ts';
import { notifyPatient } from '../parcels/notify-patient.ts';
import { openIssue } from '../parcels/open-issue.ts';
import { lowerInvoice } from './lower-invoice.ts';

const reasonOf = ({ refundId }: ProviderRefund): string => `refunded at the payment processor: ${refundId}`;

/** Changes the amount of a refund that was not sent yet. It becomes another request. */
const resize = async (tx: Scope, refund: Refund, amount: number): Promise<void> => {
  const resized = { ...refund, amount, resent: refund.resent + 1 };
  await refundRepository(tx.db).resize(refund.id, amount);
  await postRefundResized(tx, resized, amount - refund.amount);
};

/** A promised refund was made at the processor. Returns cents that the invoice did not count as refunded. */
const settleBy = async (tx: Scope, promised: Refund, remote: ProviderRefund): Promise<number> => {
  await resize(tx, promised, remote.amount);
  const { id, resent } = promised;
  await refundRepository(tx.db).done(id, remote.refundId, tx.clock.now());
  await postRefundSent(tx, { ...promised, amount: remote.amount, resent: resent + 1 });
  return remote.amount - (promised.doneAt === null ? 0 : promised.amount);
};

/** The refund at the processor becomes one of ours, and a promised one sends only the rest. */
const addRefund = async (
  tx: Scope,
  charge: ChargeAttempt,
  remote: ProviderRefund,
  lowered: { readonly promised: Refund; readonly by: number } | null,
): Promise<{ id: string; counts: number }> => {
  if (lowered) await resize(tx, lowered.promised, lowered.promised.amount - lowered.by);
  const refunds = refundRepository(tx.db);
  const { invoiceId, attempt } = charge;
  const id = tx.ids.uuid();
  const made = {
    id,
    invoiceId,
    attempt,
    reason: reasonOf(remote),
    amount: remote.amount,
    changesInvoice: true,
  };
  await refunds.add(made, tx.clock.now());
  await postRefundOwed(tx, made);
  await refunds.done(id, remote.refundId, tx.clock.now());
  await postRefundSent(tx, { ...made, resent: 0 });
  // A refund that came back is counted as refunded already.
  return { id, counts: remote.amount - (lowered?.promised.doneAt ? lowered.by : 0) };
};

/** Applies the refund to our records: our id of it, and the cents by which the invoice is lowered. */
const book = async (
  tx: Scope,
  charge: ChargeAttempt,
  remote: ProviderRefund,
): Promise<{ id: string; counts: number; settles: boolean }> => {
  const refunds = refundRepository(tx.db);
  const left = charge.amount - (await refunds.promised(charge.invoiceId, charge.attempt));
  const excess = Math.max(0, remote.amount - left);
  const [promised] = excess > 0 ? await refunds.unsent(charge.invoiceId, charge.attempt) : [];
  if (promised && excess >= promised.amount)
    return { id: promised.id, counts: await settleBy(tx, promised, remote), settles: true };
  const lowered = promised ? { promised, by: excess } : null;
  return { ...(await addRefund(tx, charge, remote, lowered)), settles: false };
};

/**
 * Somebody refunded at the processor's dashboard: the invoice is updated, and an operator gets a task. Where too little
 * is left for a refund that we have promised and not sent, this one replaces or lowers it: never more is refunded than
 * was paid.
 */
export const refundedOutside = async (
  tx: Scope,
  invoice: Invoice,
  charge: ChargeAttempt,
  remote: ProviderRefund,
): Promise<void> => {
  const { id, counts, settles } = await book(tx, charge, remote);
  const cause = { actor: paymentsActor, reason: reasonOf(remote) };
  if (counts > 0) await lowerInvoice(tx, invoice.id, counts, cause);
  const order = await orderRepository(tx.db).find(invoice.orderId);
  if (!order) return;
  if (settles)
    for (const issue of await orderIssueRepository(tx.db).openOf(order.id))
      if (issue.kind === 'refund_failed' && issue.about === id)
        await closeIssue(tx, issue, { outcome: 'resolved', cause });
  await openIssue(tx, order, { kind: 'refunded_outside', about: id, cause });
  await notifyPatient(tx, invoice.userId, () => ({
    kind: 'refunded',
    subject: `A refund for order ${order.number}`,
    sentences: [
      `We sent ${formatMoney(remote.amount)} back to your card. Banks usually show it in 5 to 10 days.`,
    ],
  }));
};
