import { addDays, formatDate } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';
import { accountPort } from '#modules/account/index.ts';
import type { Scope } from '#server/scope.ts';
import { coversInvoice } from '../../domain/agreement/charge-agreement.ts';
import { chargeAgreementRepository } from '../../repositories/charge-agreements.ts';
import { type Invoice, invoiceRepository } from '../../repositories/invoices.ts';

/** An invoice that the patient is asked about ends after this many days without an answer. */
const ANSWER_WITHIN_DAYS = 7;

/** Whether an announcement or the patient's agreement covers an invoice now, with its current amount. */
export const isAgreed = async (tx: Scope, { id, total }: Invoice): Promise<boolean> => {
  const now = tx.clock.now();
  return (await chargeAgreementRepository(tx.db).ofInvoice(id)).some((agreement) =>
    coversInvoice(agreement, { amount: total, now }),
  );
};

/** Nothing covers the charge: it waits for the patient's agreement, which is requested once in writing. */
export const askBeforeCharge = async (tx: Scope, invoice: Invoice): Promise<void> => {
  const now = tx.clock.now();
  const dunningAt = addDays(now, ANSWER_WITHIN_DAYS);
  await invoiceRepository(tx.db).change(invoice.id, { nextTryAt: null, askedAt: now, dunningAt });
  if (invoice.askedAt) return;
  await tx.use(accountPort).notify(invoice.userId, () => ({
    kind: 'payment_needs_agreement',
    subject: 'Please review a payment before we charge it',
    body: `We have not charged ${formatMoney(invoice.total)} (invoice ${invoice.number}): we did not tell you about this amount and date ahead of time. Please review it and say yes or no: ${new URL('/payment-authentication', tx.settings.origins.app).href} If you do not answer by ${formatDate(dunningAt)}, nothing is charged and nothing ships.`,
  }));
};

/** Products left an invoice that was agreed to: the same agreement covers the lower amount. */
export const lowerAgreement = async (tx: Scope, invoiceId: string, before: number): Promise<void> => {
  const agreements = chargeAgreementRepository(tx.db);
  const invoice = await invoiceRepository(tx.db).find(invoiceId);
  const agreed = (await agreements.ofInvoice(invoiceId)).findLast(({ amount }) => amount === before);
  if (!invoice || !agreed || invoice.total >= agreed.amount) return;
  await agreements.add({ ...agreed, id: tx.ids.uuid(), amount: invoice.total });
};
