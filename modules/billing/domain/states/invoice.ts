import { defineMachine } from '#config/define-machine.ts';

/** `charge_pending` and `failed_unpaid` are required (S4.29), the others are Stripe's invoice statuses. */
export const invoiceStatuses = [
  'draft',
  'open',
  'charge_pending',
  'paid',
  'failed_unpaid',
  'uncollectible',
  'void',
  'partially_refunded',
  'refunded',
  'disputed',
] as const;

export type InvoiceStatus = (typeof invoiceStatuses)[number];

/**
 * A charge in progress (`charge_pending`) can be neither voided nor charged again: its outcome must be known first.
 * Money that arrives late is accepted from `failed_unpaid` and `uncollectible`, because an issuer may answer after we
 * stopped waiting; money that arrives for a `void` invoice is refunded without changing the invoice.
 */
export const invoiceMachine = defineMachine({
  name: 'invoice',
  states: invoiceStatuses,
  initial: 'draft',
  transitions: [
    { from: ['draft'], to: 'open', by: ['system', 'patient', 'clinician'] },
    {
      // From `uncollectible` because a patient may still pay after we have stopped retrying.
      from: ['open', 'failed_unpaid', 'uncollectible'],
      to: 'charge_pending',
      by: ['system', 'patient', 'clinician', 'payments'],
    },
    // An invoice with total 0 needs no charge.
    { from: ['open'], to: 'paid', by: ['system'] },
    { from: ['charge_pending', 'failed_unpaid', 'uncollectible'], to: 'paid', by: ['payments', 'system'] },
    { from: ['charge_pending'], to: 'failed_unpaid', by: ['payments', 'system'] },
    // The request never reached the payment processor, and must not be sent any more.
    { from: ['charge_pending'], to: 'open', by: ['system'] },
    { from: ['failed_unpaid'], to: 'uncollectible', by: ['system'] },
    {
      from: ['draft', 'open', 'failed_unpaid', 'uncollectible'],
      to: 'void',
      by: ['system', 'patient', 'clinician', 'operator'],
    },
    { from: ['paid'], to: 'partially_refunded', by: ['system', 'patient', 'operator', 'payments'] },
    {
      // From `disputed`: a refund that was in progress when the dispute arrived.
      from: ['paid', 'partially_refunded', 'disputed'],
      to: 'refunded',
      by: ['system', 'patient', 'clinician', 'operator', 'payments'],
    },
    { from: ['paid', 'partially_refunded'], to: 'disputed', by: ['payments'] },
    // The dispute was won; one that was lost ends as `refunded`.
    { from: ['disputed'], to: 'paid', by: ['payments'] },
    // It was partly refunded before, or only part of it was disputed.
    { from: ['disputed'], to: 'partially_refunded', by: ['payments'] },
  ],
});
