import type { Scope } from '#server/scope.ts';
import { cardSetupRepository } from '../../repositories/card-setups.ts';
import { chargeAttemptRepository } from '../../repositories/charge-attempts.ts';
import { patientActor } from '../authenticated-patient.ts';
import { settleCheckout } from '../checkout/confirm-checkout.ts';
import { refreshCharge } from './charge-invoice.ts';
import { settleInvoiceCard } from './pay-invoice.ts';

/**
 * The card provider says that something happened to a charge or to a card that is being saved. What it says is not
 * used: the provider is asked what is true now. Unknown ids are none of ours.
 */
export const applyPaymentEvent = async (scope: Scope, intentId: string): Promise<void> => {
  if (intentId.startsWith('pi_')) {
    const attempt = await chargeAttemptRepository(scope.db).byIntent(intentId);
    if (attempt) await refreshCharge(scope, attempt);
    return;
  }
  const setup = await cardSetupRepository(scope.db).find(intentId);
  if (setup?.status !== 'pending') return;
  const actor = patientActor(setup.userId);
  if (setup.checkoutId) await settleCheckout(scope, actor, setup, setup.checkoutId);
  else if (setup.invoiceId) await settleInvoiceCard(scope, actor, setup, setup.invoiceId);
};
