import type { Scope } from '#server/scope.ts';
import { stepAfter, stepAfterDecline } from '../../../domain/dunning/next-step.ts';
import { type Invoice, invoiceRepository } from '../../../repositories/invoices.ts';
import { orderRepository } from '../../../repositories/orders.ts';
import { notifyChargeFailed } from '../charge-notices.ts';
import { withLockedInvoice } from '../with-locked-invoice.ts';
import { closeUnpaid } from './close-unpaid.ts';
import { endFirstOrder } from './end-first-order.ts';
import { stopTrying } from './stop-trying.ts';

/** Takes the step of an unpaid invoice that is due, once: a reminder, the end of retries, the end of the order. */
export const continueDunning = async (scope: Scope, invoiceId: string): Promise<void> => {
  await withLockedInvoice(scope, invoiceId, async (tx, invoice) => {
    const { status, dunningAt } = invoice;
    if (!dunningAt || dunningAt > tx.clock.now()) return;
    if (status !== 'open' && status !== 'failed_unpaid' && status !== 'uncollectible') return;
    if (invoice.cycle === null)
      await endFirstOrder(tx, invoice, status === 'open' ? 'not agreed' : 'not paid');
    else if (status === 'open') await closeUnpaid(tx, invoice);
    else if (status === 'uncollectible') await closeUnpaid(tx, invoice);
    else await remindOrStop(tx, invoice, dunningAt);
  });
};

const remindOrStop = async (tx: Scope, invoice: Invoice, dunningAt: Date): Promise<void> => {
  const order = await orderRepository(tx.db).find(invoice.orderId);
  if (!order) throw new Error(`The invoice ${invoice.id} has no order.`);
  const kind = invoice.declineClass ?? 'soft';
  const firstFailedAt = invoice.firstFailedAt ?? dunningAt;
  const message = (await invoiceRepository(tx.db).failureMessage(invoice.id)) ?? '';
  // The step that was planned for this instant.
  const due = stepAfterDecline(kind, firstFailedAt, new Date(dunningAt.getTime() - 1));
  if (due.action === 'stop')
    return stopTrying(tx, { invoice, order, kind, firstFailedAt, message, tells: true });
  const next = stepAfter(kind, firstFailedAt, due.action, tx.clock.now());
  await invoiceRepository(tx.db).change(
    invoice.id,
    next?.action === 'retry' ? { nextTryAt: next.at, dunningAt: null } : { dunningAt: next?.at ?? null },
  );
  if (next) await notifyChargeFailed(tx, invoice, message, { ...next, kind });
};
