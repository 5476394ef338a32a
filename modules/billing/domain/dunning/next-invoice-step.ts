import type { InvoiceStatus } from '../states/invoice.ts';
import type { DeclineClass } from './decline-class.ts';

/** What decides how an unpaid invoice continues. */
export interface UnpaidInvoice {
  readonly status: InvoiceStatus;
  readonly nextTryAt: Date | null;
  readonly checkAt: Date | null;
  readonly dunningAt: Date | null;
  readonly askedAt: Date | null;
  readonly actionUrl: string | null;
  readonly declineClass: DeclineClass | null;
}

export interface InvoiceStep {
  readonly text: string;
  /** Null when it has no time. */
  readonly at: Date | null;
}

const afterFailure = ({ nextTryAt, dunningAt, declineClass }: UnpaidInvoice): InvoiceStep => {
  if (nextTryAt) return { text: 'Charged again', at: nextTryAt };
  if (declineClass === 'hard') return { text: 'Needs another card; next reminder or end', at: dunningAt };
  return { text: 'Waits for the patient; ends', at: dunningAt };
};

/** What happens next with an invoice by itself, for operators; null when nothing does. */
export const nextInvoiceStep = (invoice: UnpaidInvoice): InvoiceStep | null => {
  const { status, nextTryAt, checkAt, dunningAt, askedAt, actionUrl } = invoice;
  switch (status) {
    case 'draft':
      return { text: 'Not charged before a clinician approves', at: null };
    case 'open':
      return askedAt
        ? { text: 'Waits for the patient’s yes; ends', at: dunningAt }
        : { text: nextTryAt ? 'Charged' : 'Not scheduled', at: nextTryAt };
    case 'charge_pending':
      return actionUrl
        ? { text: 'Waits for the patient to confirm with the bank', at: null }
        : { text: 'The processor is asked again', at: checkAt };
    case 'failed_unpaid':
      return afterFailure(invoice);
    case 'uncollectible':
      return { text: 'The patient may still pay; ends', at: dunningAt };
    default:
      return null;
  }
};
