import { formatDate } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';
import { accountPort } from '#modules/account/index.ts';
import { systemActor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import type { Scope } from '#server/scope.ts';
import { announceableDay, isOverdue } from '../../domain/agreement/charge-agreement.ts';
import { type Invoice, invoiceRepository } from '../../repositories/invoices.ts';
import { type Subscription, subscriptionRepository } from '../../repositories/subscriptions.ts';
import { addAnnouncement } from './add-announcement.ts';
import { agreementForRefill } from './announce-charge.ts';

const accountPage = (tx: Scope): string => new URL('/account', tx.settings.origins.app).href;

const recordMove = (
  tx: Scope,
  subject: 'invoice' | 'subscription',
  subjectId: string,
  { from, to }: { readonly from: Date | null; readonly to: Date },
): Promise<void> =>
  recordAudit(tx, {
    actor: systemActor,
    action: 'subscription.charge_moved',
    subject,
    subjectId,
    detail: {
      from: from?.toISOString() ?? null,
      to: to.toISOString(),
      reason: 'enough supply is on hand',
    },
  });

/**
 * Moves the charge of a locked person's invoice, because enough supply is on hand until `until`, and tells the patient. A
 * day that is more than a week later than the one they know is announced like any other charge: at least seven days
 * before. Does nothing when the charge has moved there already.
 */
export const postponeCharge = async (tx: Scope, invoice: Invoice, until: Date): Promise<void> => {
  const now = tx.clock.now();
  const { id: invoiceId, userId, number, total: amount, nextTryAt: planned } = invoice;
  if (planned !== null && planned > now && planned >= until) return;
  const isNewDay = isOverdue(planned ?? now, until);
  const on = isNewDay ? announceableDay(until, now) : until;
  const noticeText = () => ({
    subject: `Your next charge moves to ${formatDate(on)}`,
    body: `We have not charged invoice ${number}, because you have enough at home. We will charge your card ${formatMoney(amount)} on ${formatDate(on)} instead, and ship then. You can change or cancel online at any time: ${accountPage(tx)}`,
  });
  await invoiceRepository(tx.db).change(invoiceId, { nextTryAt: on });
  await recordMove(tx, 'invoice', invoiceId, { from: planned, to: on });
  if (isNewDay) await addAnnouncement(tx, invoice, on, noticeText);
  await tx.use(accountPort).notify(userId, () => ({ kind: 'charge_postponed', ...noticeText() }));
};

/**
 * Moves the next charge of a locked person's subscription, because enough supply is on hand until `until`. The new day is
 * announced seven days before; a patient who knows the old one is told now.
 */
export const postponeRefill = async (tx: Scope, subscription: Subscription, until: Date): Promise<void> => {
  const { id, userId, nextBillingDate: planned } = subscription;
  const on = announceableDay(until, tx.clock.now());
  const isKnown = (await agreementForRefill(tx, subscription)) !== null;
  await subscriptionRepository(tx.db).change(id, { nextBillingDate: on });
  await recordMove(tx, 'subscription', id, { from: planned, to: on });
  if (!isKnown) return;
  await tx.use(accountPort).notify(userId, () => ({
    kind: 'charge_postponed',
    subject: `Your next charge moves to ${formatDate(on)}`,
    body: `We have not charged your card, because you have enough at home. Your next charge moves to ${formatDate(on)}, and we will tell you the amount seven days ahead. You can change or cancel online at any time: ${accountPage(tx)}`,
  }));
};
