import { expect, it } from 'vitest';
import { nextInvoiceStep, type UnpaidInvoice } from './next-invoice-step.ts';

const at = new Date('2027-03-12T15:00:00Z');
const invoice: UnpaidInvoice = {
  ...{ status: 'open', nextTryAt: null, checkAt: null, dunningAt: null },
  ...{ askedAt: null, actionUrl: null, declineClass: null },
};

it.each<[string, Partial<UnpaidInvoice>, Date | null]>([
  ['Not charged before a clinician approves', { status: 'draft' }, null],
  ['Charged', { nextTryAt: at }, at],
  ['Not scheduled', {}, null],
  ['Waits for the patient’s yes; ends', { askedAt: at, dunningAt: at }, at],
  ['The processor is asked again', { status: 'charge_pending', checkAt: at }, at],
  ['Waits for the patient to confirm with the bank', { status: 'charge_pending', actionUrl: 'x' }, null],
  ['Charged again', { status: 'failed_unpaid', declineClass: 'soft', nextTryAt: at }, at],
  [
    'Needs another card; next reminder or end',
    { status: 'failed_unpaid', declineClass: 'hard', dunningAt: at },
    at,
  ],
  ['Waits for the patient; ends', { status: 'failed_unpaid', declineClass: 'soft', dunningAt: at }, at],
  ['The patient may still pay; ends', { status: 'uncollectible', dunningAt: at }, at],
])('says "%s" of an invoice with %j', (text, change, when) => {
  expect(nextInvoiceStep({ ...invoice, ...change })).toEqual({ text, at: when });
});

it.each(['paid', 'partially_refunded', 'refunded', 'disputed', 'void'] as const)(
  'says nothing of an invoice that is %s',
  (status) => {
    expect(nextInvoiceStep({ ...invoice, status, nextTryAt: at })).toBeNull();
  },
);
