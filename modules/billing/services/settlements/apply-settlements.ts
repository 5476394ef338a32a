import { isUuid } from '#kernel/uuid.ts';
import { paymentGatewayPort } from '#server/ports/payment-gateway.ts';
import type { ProviderRefund } from '#server/ports/payment-settlements.ts';
import type { Scope } from '#server/scope.ts';
import { type ChargeAttempt, chargeAttemptRepository } from '../../repositories/charge-attempts.ts';
import type { Invoice } from '../../repositories/invoices.ts';
import { type Refund, refundRepository } from '../../repositories/refunds.ts';
import { noteRefund, refundReference } from '../charging/send-refund.ts';
import { withLockedInvoice } from '../charging/with-locked-invoice.ts';
import { applyDispute } from './apply-dispute.ts';
import { refundFailed } from './refund-failed.ts';
import { refundedOutside } from './refunded-outside.ts';

/** Our record of a refund at the processor; null for a new one that was made at its dashboard. */
const known = async (tx: Scope, remote: ProviderRefund): Promise<Refund | null> => {
  const refunds = refundRepository(tx.db);
  const byId = await refunds.byRefundId(remote.refundId);
  const [id = ''] = remote.reference?.split(':') ?? [];
  return byId ?? (isUuid(id) ? refunds.find(id) : null);
};

const applyRefund = async (
  tx: Scope,
  invoice: Invoice,
  charge: ChargeAttempt,
  remote: ProviderRefund,
): Promise<void> => {
  const ours = await known(tx, remote);
  if (!ours) {
    if (remote.status !== 'failed') await refundedOutside(tx, invoice, charge, remote);
    return;
  }
  // An earlier request of a refund that was sent again says nothing about the newest one.
  const isNewest = remote.reference === null || remote.reference === refundReference(ours);
  if (!isNewest) return;
  await noteRefund(tx, invoice, ours.id, remote.refundId);
  if (remote.status === 'failed') await refundFailed(tx, invoice, ours.id, remote.failure ?? 'unknown');
};

/**
 * Queries the processor for what happened to a succeeded charge, and applies it: refunds made at its dashboard, refunds
 * that failed, disputes. Safe to repeat, late and in any order. Ignores charges that are not ours.
 */
export const applySettlements = async (scope: Scope, intentId: string): Promise<void> => {
  const charge = await chargeAttemptRepository(scope.db).byIntent(intentId);
  if (!charge) return;
  const gateway = scope.use(paymentGatewayPort);
  const refunds = await gateway.refundsOf(intentId);
  const disputes = await gateway.disputesOf(intentId);
  await withLockedInvoice(scope, charge.invoiceId, async (tx, invoice) => {
    for (const refund of refunds) await applyRefund(tx, invoice, charge, refund);
    for (const dispute of disputes) await applyDispute(tx, invoice.id, charge, dispute);
  });
};
