import { formatDate } from '#kernel/dates.ts';
import { formatMoment } from '#kernel/moments.ts';
import { formatMoney } from '#kernel/money.ts';
import { accountPort } from '#modules/account/index.ts';
import type { Scope } from '#server/scope.ts';
import type { DeclineClass } from '../../domain/dunning/decline-class.ts';
import { type DunningAction, dunningAdvice } from '../../domain/dunning/dunning-table.ts';
import type { Invoice } from '../../repositories/invoices.ts';

const payPage = (tx: Scope): string => new URL('/payment-authentication', tx.settings.origins.app).href;

/** Written notice: the issuer wants a confirmation, and nothing ships before it. */
export const notifyConfirmationNeeded = (
  tx: Scope,
  invoice: Pick<Invoice, 'userId' | 'total' | 'number'>,
  confirmBy: Date,
): Promise<void> =>
  tx.use(accountPort).notify(invoice.userId, () => ({
    kind: 'payment_confirmation_needed',
    subject: 'Your bank needs you to confirm a payment',
    body: `Your bank wants you to confirm ${formatMoney(invoice.total)} (invoice ${invoice.number}). We will ship as soon as you do. Confirm it here by ${formatMoment(confirmBy)}: ${payPage(tx)} After that, we cancel this payment and nothing is charged.`,
  }));

/** What follows a decline. `end`: the order of a first payment ends then. */
export type AfterDecline =
  | { readonly action: 'end'; readonly at: Date }
  | { readonly action: DunningAction; readonly at: Date; readonly kind: DeclineClass };

const whatFollows = (next: AfterDecline): string => {
  switch (next.action) {
    case 'end':
      return `If you do nothing, the order ends on ${formatMoment(next.at)}, and nothing is charged.`;
    case 'retry':
      return `We will try again on ${formatDate(next.at)}. ${dunningAdvice[next.kind]}`;
    case 'close':
      return `We have stopped trying, and nothing ships until it is paid. You can pay until ${formatDate(next.at)}; then the refill is canceled and you owe nothing.`;
    default:
      return `${dunningAdvice[next.kind]} Nothing ships until it is paid.`;
  }
};

/** Written notice: a charge was declined, the next step, and what the patient can do. */
export const notifyChargeFailed = (
  tx: Scope,
  invoice: Pick<Invoice, 'userId' | 'total' | 'number'>,
  reason: string,
  next: AfterDecline,
): Promise<void> =>
  tx.use(accountPort).notify(invoice.userId, () => ({
    kind: 'payment_failed',
    subject: 'A payment did not go through',
    body: `We could not charge ${formatMoney(invoice.total)} (invoice ${invoice.number}). ${reason} ${whatFollows(next)} You can pay with another card now: ${payPage(tx)}`,
  }));
