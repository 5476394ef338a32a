import { formatMoney } from '#kernel/money.ts';
import { paymentsActor } from '#server/actor.ts';
import type { Scope } from '#server/scope.ts';
import type { Invoice } from '../../repositories/invoices.ts';
import { orderRepository } from '../../repositories/orders.ts';
import { refundRepository } from '../../repositories/refunds.ts';
import { postRefundReturned } from '../ledger/post-refund.ts';
import { notifyPatient } from '../parcels/notify-patient.ts';
import { openIssue } from '../parcels/open-issue.ts';

/** A refund of a locked invoice did not reach the card: an operator gets a task, and the patient is notified, once */
export const refundFailed = async (
  tx: Scope,
  invoice: Pick<Invoice, 'orderId'>,
  id: string,
  failure: string,
): Promise<void> => {
  const refunds = refundRepository(tx.db);
  const refund = await refunds.find(id);
  const order = await orderRepository(tx.db).find(invoice.orderId);
  if (!refund || !order || refund.status === 'failed') return;
  await refunds.fail(id, failure, tx.clock.now());
  if (refund.status === 'done') await postRefundReturned(tx, refund);
  const cause = { actor: paymentsActor, reason: `refund failed: ${failure}` };
  if (!(await openIssue(tx, order, { kind: 'refund_failed', about: id, cause }))) return;
  await notifyPatient(tx, order.userId, () => ({
    kind: 'refund_failed',
    subject: 'A refund did not reach your card',
    sentences: [
      `Your bank did not accept the ${formatMoney(refund.amount)} that we sent back for order ${order.number}. The money is still yours.`,
      'We will find another way and write to you within one business day. If the card was closed, tell us in a message.',
    ],
  }));
};
