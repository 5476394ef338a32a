import { accountPort } from '#modules/account/index.ts';
import { inTimeZone } from '#server/reader-time-zone.ts';
import type { Scope } from '#server/scope.ts';
import { chargeAgreementRepository } from '../../repositories/charge-agreements.ts';
import type { Invoice } from '../../repositories/invoices.ts';

/**
 * Stores that a charge of an invoice is announced for a day, with the notice as the patient reads it. The caller sends the
 * notice.
 */
export const addAnnouncement = async (
  tx: Scope,
  { id: invoiceId, userId, total: amount }: Invoice,
  chargeOn: Date,
  noticeText: () => { readonly subject: string; readonly body: string },
): Promise<void> => {
  const { subject, body } = inTimeZone(await tx.use(accountPort).timeZone(userId), noticeText);
  await chargeAgreementRepository(tx.db).add({
    id: tx.ids.uuid(),
    userId,
    subscriptionId: null,
    invoiceId,
    basis: 'announced',
    amount,
    credit: 0,
    chargeOn,
    validUntil: null,
    at: tx.clock.now(),
    text: `${subject}\n${body}`,
  });
};
