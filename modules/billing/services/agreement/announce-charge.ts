import { formatDate, toCalendarDate } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';
import { accountPort } from '#modules/account/index.ts';
import { systemActor } from '#server/actor.ts';
import { recordAudit } from '#server/audit/audit.ts';
import { inTimeZone } from '#server/reader-time-zone.ts';
import type { Scope } from '#server/scope.ts';
import { announceableDay, coversRefill, isOverdue } from '../../domain/agreement/charge-agreement.ts';
import { chargeAgreementRepository, type StoredAgreement } from '../../repositories/charge-agreements.ts';
import { readCredit } from '../../repositories/credits.ts';
import { everyDays, type Subscription, subscriptionRepository } from '../../repositories/subscriptions.ts';
import { nextCharge } from '../credits/next-charge.ts';
import { refillAmount } from '../subscriptions/refill-lines.ts';

/** The agreement that covers the next charge of a subscription; null when it has to be announced. */
export const agreementForRefill = async (
  tx: Scope,
  subscription: Subscription,
): Promise<StoredAgreement | null> => {
  const { id, nextBillingDate: dueOn } = subscription;
  if (!dueOn || isOverdue(dueOn, tx.clock.now())) return null;
  const full = await refillAmount(tx, subscription);
  const agreements = await chargeAgreementRepository(tx.db).unused([id]);
  const found = agreements.findLast((one) => coversRefill(one, { amount: full - one.credit, dueOn }));
  if (!found || found.credit === 0) return found ?? null;
  // Credit that was reserved for it may be used by now, when the subscription had ended meanwhile.
  return found.credit <= (await readCredit(tx.read, subscription.userId)) ? found : null;
};

/** The notice seven days before a charge. */
const announcementText = (
  tx: Scope,
  { products, ...subscription }: Subscription,
  charge: {
    readonly amount: number;
    readonly on: Date;
    readonly planned: Date | null;
    /** Cents that were taken off. */
    readonly credit: number;
    /** Cents of one refill. */
    readonly full: number;
  },
): { subject: string; body: string; emailBody: string } => {
  const on = formatDate(charge.on);
  const names = products.map((product) => product.name).join(' and ');
  const moved =
    charge.planned !== null && toCalendarDate(charge.planned) !== toCalendarDate(charge.on)
      ? ' We tell you about each charge seven days ahead, so the date has moved. If you need it sooner, choose an earlier date.'
      : '';
  const credit =
    charge.credit > 0
      ? ` We will take your credit of ${formatMoney(charge.credit)} off this charge. Without the credit it is ${formatMoney(charge.full)}.`
      : '';
  const textFor = (what: string): string =>
    `We will charge your card ${formatMoney(charge.amount)} on ${on} for ${what}, every ${everyDays(subscription)} days.${moved}${credit} You can change the date or cancel online at any time: ${new URL('/account', tx.settings.origins.app).href}`;
  return { subject: `Your next charge is on ${on}`, body: textFor(names), emailBody: textFor('your plan') };
};

/**
 * Announces the next charge of a subscription of a locked person, unless an announcement or the patient's own agreement
 * covers it: its amount, and its date, which moves when it is less than seven days away. Stores what was sent.
 */
export const announceCharge = async (tx: Scope, subscription: Subscription): Promise<void> => {
  if (await agreementForRefill(tx, subscription)) return;
  const now = tx.clock.now();
  const { id, userId, nextBillingDate: planned } = subscription;
  const on = announceableDay(planned, now);
  const { full, credit, amount } = await nextCharge(tx, subscription);
  const account = tx.use(accountPort);
  const text = inTimeZone(await account.timeZone(userId), () =>
    announcementText(tx, subscription, { amount, credit, full, on, planned }),
  );
  if (planned?.getTime() !== on.getTime()) {
    await subscriptionRepository(tx.db).change(id, { nextBillingDate: on });
    await recordAudit(tx, {
      actor: systemActor,
      action: 'subscription.charge_moved',
      subject: 'subscription',
      subjectId: id,
      detail: { from: planned?.toISOString() ?? null, to: on.toISOString(), reason: 'not announced in time' },
    });
  }
  await subscriptionRepository(tx.db).noteNotice(id, `upcoming_charge:${toCalendarDate(on)}`, now);
  const agreements = chargeAgreementRepository(tx.db);
  // The earlier announcement does not cover this charge, and reserves no credit for it.
  await agreements.withdraw(id, now);
  await agreements.add({
    id: tx.ids.uuid(),
    userId,
    subscriptionId: id,
    invoiceId: null,
    basis: 'announced',
    amount,
    credit,
    chargeOn: on,
    validUntil: null,
    at: now,
    text: `${text.subject}\n${text.body}`,
  });
  await account.notify(userId, () => ({ kind: 'upcoming_charge', ...text }));
};
