import type Stripe from 'stripe';
import { sumCents } from '#kernel/money.ts';
import type {
  PaymentSettlements,
  ProviderCharge,
  ProviderDispute,
  ProviderRefund,
} from '../ports/payment-settlements.ts';
import { feeOf } from './stripe-outcomes.ts';

/** The metadata field of a refund that says it is ours. */
export const refundReferenceField = 'reference';

const instant = (seconds: number): Date => new Date(seconds * 1000);

const intentOf = ({ payment_intent: intent }: Stripe.Refund | Stripe.Dispute): string | null =>
  typeof intent === 'string' ? intent : (intent?.id ?? null);

const chargeStatus = (status: Stripe.PaymentIntent.Status): ProviderCharge['status'] => {
  if (status === 'succeeded') return 'succeeded';
  return status === 'canceled' || status === 'requires_payment_method' ? 'failed' : 'open';
};

const providerCharge = (intent: Stripe.PaymentIntent): ProviderCharge => ({
  intentId: intent.id,
  amount: intent.status === 'succeeded' ? intent.amount_received : intent.amount,
  status: chargeStatus(intent.status),
  idempotencyKey: intent.metadata.idempotency_key ?? null,
  reference: intent.metadata.reference ?? null,
  createdAt: instant(intent.created),
  fee: intent.status === 'succeeded' ? feeOf(intent) : null,
});

const refundStatus = (status: string | null): ProviderRefund['status'] => {
  if (status === 'failed' || status === 'canceled') return 'failed';
  return status === 'succeeded' ? 'succeeded' : 'pending';
};

const providerRefund = (refund: Stripe.Refund): ProviderRefund => ({
  refundId: refund.id,
  intentId: intentOf(refund),
  createdAt: instant(refund.created),
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

const providerDispute = (dispute: Stripe.Dispute): ProviderDispute => ({
  disputeId: dispute.id,
  intentId: intentOf(dispute),
  amount: dispute.amount,
  reason: dispute.reason,
  status: disputeStatus(dispute.status),
  withdrawn: 0 - sumCents(dispute.balance_transactions.map(({ amount }) => amount)),
  fee: sumCents(dispute.balance_transactions.map(({ fee }) => fee)),
  openedAt: instant(dispute.created),
  evidenceDueAt: dispute.evidence_details.due_by ? instant(dispute.evidence_details.due_by) : null,
});

/** Made at or after an instant. */
const from = (since: Date) => ({ created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 });

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
  chargesSince: (since) =>
    reach(async () =>
      (
        await everything(
          stripe.paymentIntents.list({ ...from(since), expand: ['data.latest_charge.balance_transaction'] }),
        )
      )
        .map(providerCharge)
        .reverse(),
    ),
  refundsSince: (since) =>
    reach(async () => (await everything(stripe.refunds.list(from(since)))).map(providerRefund).reverse()),
  disputesSince: (since) =>
    reach(async () => (await everything(stripe.disputes.list(from(since)))).map(providerDispute).reverse()),
});
