import { formatDate } from '#kernel/dates.ts';
import { formatMoment } from '#kernel/moments.ts';
import { type Cents, formatMoney } from '#kernel/money.ts';
import type { InvoiceStatus } from './invoice.ts';
import type { StatusLabels } from './status-labels.ts';

export interface LabeledInvoice {
  readonly status: InvoiceStatus;
  readonly total: Cents;
  readonly amountRefunded: Cents;
  /** When a failed charge is retried; null when it is not. */
  readonly nextRetryAt: Date | null;
  /** While the issuer waits for the patient: when the payment is canceled. */
  readonly confirmBy?: Date | null;
  /** When an unpaid order or refill ends. */
  readonly endsAt?: Date | null;
  /** While the patient is asked before it is charged: when the order ends. */
  readonly asksUntil?: Date | null;
  /** The issuer will not accept this card again. */
  readonly needsOtherCard?: boolean;
  /** Cents of the refund that did not reach the card. */
  readonly refundFailed?: Cents;
  /** Cents of the refund that the issuer took back after a dispute. */
  readonly disputeLost?: Cents;
}

const moment = (at: Date): string => formatMoment(at);

const afterFailure = ({ nextRetryAt, endsAt, needsOtherCard }: LabeledInvoice): string => {
  if (nextRetryAt) return `We will try again on ${formatDate(nextRetryAt)}, or you can use another card now.`;
  if (endsAt)
    return `Pay with another card by ${moment(endsAt)}. After that the order ends, and nothing is charged.`;
  return needsOtherCard
    ? 'This card cannot be charged again. Please pay with another card.'
    : 'You can pay with another card.';
};

/** What was refunded, and how. */
const moneyBack = ({ refundFailed = 0, disputeLost = 0, amountRefunded }: LabeledInvoice): string => {
  if (refundFailed > 0)
    return `we owe you ${formatMoney(refundFailed)}, which did not reach your card. We are finding another way.`;
  return disputeLost > 0
    ? `your bank returned ${formatMoney(disputeLost)} to you.`
    : `we sent ${formatMoney(amountRefunded)} back to your card.`;
};

/** The text a patient reads about an invoice; exact about the money. */
export const invoiceLabels = (invoice: LabeledInvoice): StatusLabels => {
  const total = formatMoney(invoice.total);
  const back = moneyBack(invoice);
  switch (invoice.status) {
    case 'draft':
      return {
        label: 'Not charged',
        detail: `${total} would be charged later. Nothing has been charged yet.`,
      };
    case 'open':
      return invoice.asksUntil
        ? {
            label: 'Waiting for your answer',
            detail: `We charge ${total} only if you say yes, because we did not tell you about it ahead of time. If you do not answer by ${formatDate(invoice.asksUntil)}, nothing is charged and nothing ships.`,
          }
        : { label: 'Not charged yet', detail: `${total} is due. Nothing has been charged yet.` };
    case 'charge_pending':
      return {
        label: 'Payment in progress',
        detail: `We are waiting for your bank to confirm ${total}.${invoice.confirmBy ? ` Please confirm it by ${moment(invoice.confirmBy)}. After that we cancel it, and nothing is charged.` : ''}`,
      };
    case 'paid':
      return { label: 'Paid', detail: `You paid ${total}.` };
    case 'failed_unpaid':
      return {
        label: 'Payment failed',
        detail: `Your bank did not accept ${total}. ${afterFailure(invoice)}`,
      };
    case 'uncollectible':
      return {
        label: 'Not paid',
        detail: `${total} was not paid and we have stopped trying. You can still pay with another card${invoice.endsAt ? ` until ${formatDate(invoice.endsAt)}` : ''}.`,
      };
    case 'void':
      return { label: 'Withdrawn', detail: `You do not owe the ${total} on this invoice.` };
    case 'partially_refunded':
      return {
        label: 'Partly refunded',
        detail: `You paid ${total} and ${back}`,
      };
    case 'refunded':
      return {
        label: 'Refunded',
        detail:
          invoice.refundFailed || invoice.disputeLost
            ? `You paid ${total} and ${back}`
            : `W${back.slice(1)} Banks usually show it in 5 to 10 days.`,
      };
    case 'disputed':
      return {
        label: 'Under review by your bank',
        detail: `Your bank is looking into the payment of ${total}. We will follow its decision.`,
      };
  }
};
