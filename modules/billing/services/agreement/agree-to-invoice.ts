import type { Scope } from '#server/scope.ts';
import { chargeAgreementRepository } from '../../repositories/charge-agreements.ts';

/** The patient agreed to pay an invoice, in the text that they were shown. `validUntil`: null until it is settled. */
export const agreeToInvoice = async (
  tx: Scope,
  {
    validUntil = null,
    ...agreed
  }: {
    readonly userId: string;
    readonly invoiceId: string;
    readonly amount: number;
    readonly text: string;
    readonly validUntil?: Date | null;
  },
): Promise<void> => {
  const at = tx.clock.now();
  await chargeAgreementRepository(tx.db).add({
    ...agreed,
    id: tx.ids.uuid(),
    subscriptionId: null,
    basis: 'agreed',
    credit: 0,
    chargeOn: at,
    at,
    validUntil,
  });
};
