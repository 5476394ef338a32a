import { addDays } from '#kernel/dates.ts';
import type { PaymentSettlements } from '#server/ports/payment-settlements.ts';
import type { ProviderLists } from '../../domain/reconcile/listed.ts';

/** Disputes and failed refunds arrive weeks after the payment. */
const LOOK_BACK_DAYS = 35;

/** From when records are compared that may have changed after an instant. */
export const lookBackFrom = (unknownSince: Date): Date => addDays(unknownSince, -LOOK_BACK_DAYS);

/** What the payment processor lists since an instant. Throws GatewayUnavailable when it does not answer. */
export const listAtProvider = async (
  gateway: Pick<PaymentSettlements, 'chargesSince' | 'refundsSince' | 'disputesSince'>,
  since: Date,
): Promise<ProviderLists> => ({
  charges: await gateway.chargesSince(since),
  refunds: await gateway.refundsSince(since),
  disputes: await gateway.disputesSince(since),
});
