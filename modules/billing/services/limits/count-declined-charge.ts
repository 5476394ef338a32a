import type { Scope } from '#server/scope.ts';
import { customerRepository } from '../../repositories/customers.ts';
import { paymentTryRepository } from '../../repositories/payment-tries.ts';

/** A charge that the patient started was declined: it counts toward the limits of the patient and the card. */
export const countDeclinedCharge = async (
  tx: Scope,
  { userId, paymentMethodId }: { readonly userId: string; readonly paymentMethodId: string },
): Promise<void> => {
  const card = await customerRepository(tx.db).card(userId);
  await paymentTryRepository(tx.db).add({
    id: tx.ids.uuid(),
    userId,
    fingerprint: card?.paymentMethodId === paymentMethodId ? card.fingerprint : null,
    address: null,
    requestKey: null,
    outcome: 'declined',
    at: tx.clock.now(),
  });
};
