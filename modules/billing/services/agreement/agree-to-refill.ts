import { formatDate } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';
import { accountPort } from '#modules/account/index.ts';
import { inTimeZone } from '#server/reader-time-zone.ts';
import type { Scope } from '#server/scope.ts';
import { calendarDaysBetween } from '../../domain/agreement/charge-agreement.ts';
import { CHARGE_NOTICE_DAYS } from '../../domain/schedule/billing-dates.ts';
import { chargeAgreementRepository } from '../../repositories/charge-agreements.ts';
import type { Subscription } from '../../repositories/subscriptions.ts';
import { nextCharge } from '../credits/next-charge.ts';

/**
 * The patient themselves chose the date or the content of the next charge, so that it needs no announcement. Stores the
 * text that they agreed to: `shown` when the screen had its own. A charge that can still be announced is announced.
 */
export const agreeToRefill = async (tx: Scope, subscription: Subscription, shown?: string): Promise<void> => {
  const now = tx.clock.now();
  const { id, userId, nextBillingDate: on } = subscription;
  if (!on || calendarDaysBetween(now, on) >= CHARGE_NOTICE_DAYS) return;
  const { amount, credit } = await nextCharge(tx, subscription);
  const day = inTimeZone(await tx.use(accountPort).timeZone(userId), () => formatDate(on));
  await chargeAgreementRepository(tx.db).add({
    id: tx.ids.uuid(),
    userId,
    subscriptionId: id,
    invoiceId: null,
    basis: 'agreed',
    amount,
    credit,
    chargeOn: on,
    validUntil: null,
    at: now,
    text: shown ?? `My next charge of ${formatMoney(amount)} is on ${day}.`,
  });
};
