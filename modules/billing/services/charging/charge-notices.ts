import { formatDate } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';
import { accountPort } from '#modules/account/index.ts';
import type { Scope } from '#server/scope.ts';
import type { Invoice } from '../../repositories/invoices.ts';

const payPage = (tx: Scope): string => new URL('/payment-authentication', tx.settings.origins.app).href;

/** Written notice: the issuer wants a confirmation, and nothing ships before it. */
export const notifyConfirmationNeeded = (tx: Scope, invoice: Invoice): Promise<void> =>
  tx.use(accountPort).notify(invoice.userId, {
    kind: 'payment_confirmation_needed',
    subject: 'Your bank asks you to confirm a payment',
    body: `Your bank wants you to confirm ${formatMoney(invoice.total)} (invoice ${invoice.number}). We ship as soon as you do. Confirm it here: ${payPage(tx)}`,
  });

/** Written notice: a charge was declined, what happens next and what the patient can do. */
export const notifyChargeFailed = (
  tx: Scope,
  invoice: Invoice,
  reason: string,
  nextTryAt: Date | null,
): Promise<void> => {
  const next = nextTryAt
    ? `We will try again on ${formatDate(nextTryAt)}.`
    : 'We have stopped trying, and nothing ships until it is paid.';
  return tx.use(accountPort).notify(invoice.userId, {
    kind: 'payment_failed',
    subject: 'A payment did not go through',
    body: `We could not charge ${formatMoney(invoice.total)} (invoice ${invoice.number}). ${reason} ${next} You can pay with another card now: ${payPage(tx)}`,
  });
};
