import { addDays, formatDate } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';
import { accountPort } from '#modules/account/index.ts';
import { systemActor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { isOverdue } from '../../domain/agreement/charge-agreement.ts';
import { CHARGE_NOTICE_DAYS } from '../../domain/schedule/billing-dates.ts';
import { type Invoice, invoiceRepository } from '../../repositories/invoices.ts';
import { addAnnouncement } from './add-announcement.ts';

/**
 * Whether the charge day that the patient was told about is long past: after a dispute, or because no
 * process ran. A first purchase is charged at once or when a clinician approves.
 */
export const isTooLate = (tx: Scope, { cycle, nextTryAt }: Invoice): boolean =>
  cycle !== null && nextTryAt !== null && isOverdue(nextTryAt, tx.clock.now());

/** Announces the charge of a refill that was billed long ago, and charges it seven days later. The person is locked. */
export const announceLateCharge = async (tx: Scope, invoice: Invoice): Promise<void> => {
  const { id: invoiceId, userId, number, total: amount, nextTryAt } = invoice;
  const chargeOn = addDays(tx.clock.now(), CHARGE_NOTICE_DAYS);
  const noticeText = () => ({
    subject: `Your next charge is on ${formatDate(chargeOn)}`,
    body: `We will charge your card ${formatMoney(amount)} on ${formatDate(chargeOn)} for your refill (invoice ${number}). This is later than we told you before. If you need it sooner, pay it now: ${new URL('/payment-authentication', tx.settings.origins.app).href} You can cancel online at any time: ${new URL('/account', tx.settings.origins.app).href}`,
  });
  // Until then there is no other step: a decline plans the next one.
  await invoiceRepository(tx.db).change(invoiceId, { nextTryAt: chargeOn, dunningAt: null });
  await recordAudit(tx, {
    actor: systemActor,
    action: 'subscription.charge_moved',
    subject: 'invoice',
    subjectId: invoiceId,
    detail: {
      from: nextTryAt?.toISOString() ?? null,
      to: chargeOn.toISOString(),
      reason: 'much later than announced',
    },
  });
  await addAnnouncement(tx, invoice, chargeOn, noticeText);
  await tx.use(accountPort).notify(userId, () => ({ kind: 'upcoming_charge', ...noticeText() }));
};
