import type Stripe from 'stripe';
import type { PaymentSettlements, ProviderDispute, ProviderRefund } from '../ports/payment-settlements.ts';

/** The metadata field of a refund that says it is ours. */
export const refundReferenceField = 'reference';

const refundStatus = (status: string | null): ProviderRefund['status'] => {
  if (status === 'failed' || status === 'canceled') return 'failed';
  return status === 'succeeded' ? 'succeeded' : 'pending';
};

const providerRefund = (refund: Stripe.Refund): ProviderRefund => ({
  refundId: refund.id,
  amount: refund.amount,
  status: refundStatus(refund.status),
  failure: refundStatus(refund.status) === 'failed' ? (refund.failure_reason ?? 'unknown') : null,
  reference: refund.metadata?.[refundReferenceField] ?? null,
});

/** An inquiry that is closed without a dispute counts as won: no money was taken. */
const disputeStatus = (status: Stripe.Dispute.Status): ProviderDispute['status'] => {
  if (status === 'lost') return 'lost';
  return status === 'won' || status === 'warning_closed' ? 'won' : 'open';
};

const instant = (seconds: number): Date => new Date(seconds * 1000);

const providerDispute = (dispute: Stripe.Dispute): ProviderDispute => ({
  disputeId: dispute.id,
  amount: dispute.amount,
  reason: dispute.reason,
  status: disputeStatus(dispute.status),
  openedAt: instant(dispute.created),
  evidenceDueAt: dispute.evidence_details.due_by ? instant(dispute.evidence_details.due_by) : null,
});

const intentOf = ({ payment_intent: intent }: Stripe.Refund | Stripe.Dispute): string | null =>
  typeof intent === 'string' ? intent : (intent?.id ?? null);

const everything = async <T>(list: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = [];
  for await (const one of list) all.push(one);
  return all;
};

/** Stripe lists the newest first. `reach` turns its errors into those of the port. */
export const stripeSettlements = (
  stripe: Stripe,
  reach: <T>(work: () => Promise<T>) => Promise<T>,
): PaymentSettlements => ({
  refundsOf: (intentId) =>
    reach(async () =>
      (await everything(stripe.refunds.list({ payment_intent: intentId, limit: 100 })))
        .map(providerRefund)
        .reverse(),
    ),
  disputesOf: (intentId) =>
    reach(async () =>
      (await everything(stripe.disputes.list({ payment_intent: intentId, limit: 100 })))
        .map(providerDispute)
        .reverse(),
    ),
  intentsWithChangesSince: (since) =>
    reach(async () => {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      const found: (Stripe.Refund | Stripe.Dispute)[] = [
        ...(await everything(stripe.refunds.list({ created, limit: 100 }))),
        ...(await everything(stripe.disputes.list({ created, limit: 100 }))),
      ];
      return [...new Set(found.flatMap((one) => intentOf(one) ?? []))];
    }),
});
