import type { Scope } from '#server/scope.ts';
import { cardSetupRepository } from '../../repositories/card-setups.ts';
import { chargeAttemptRepository } from '../../repositories/charge-attempts.ts';
import { patientActor } from '../authenticated-patient.ts';
import { settleAccountCard } from '../cards/add-card.ts';
import { settleCheckoutUnattended } from '../checkout/confirm-checkout.ts';
import { askForFee } from '../settlements/apply-fee.ts';
import { refreshCharge } from './charge-invoice.ts';
import { settleInvoiceCard } from './pay-invoice.ts';

/**
 * Handles an event of the payment processor about a charge or a card that is being saved. The event's content is not
 * trusted: the processor is queried for the current state. Unknown ids are ignored.
 */
export const applyPaymentEvent = async (scope: Scope, intentId: string): Promise<void> => {
  if (intentId.startsWith('pi_')) {
    const attempt = await chargeAttemptRepository(scope.db).byIntent(intentId);
    // A succeeded charge stays so: most events repeat what the response to the charge contained, except its fee.
    if (attempt && attempt.status !== 'succeeded') await refreshCharge(scope, attempt);
    else if (attempt?.fee === null) await askForFee(scope, attempt);
    return;
  }
  const setup = await cardSetupRepository(scope.db).find(intentId);
  if (setup?.status !== 'pending') return;
  const actor = patientActor(setup.userId);
  if (setup.checkoutId) await settleCheckoutUnattended(scope, actor, setup, setup.checkoutId);
  else if (setup.invoiceId) await settleInvoiceCard(scope, actor, setup, setup.invoiceId);
  else await settleAccountCard(scope, actor, setup);
};
