import * as z from 'zod/mini';
import { inputObject } from '#kernel/input/input-object.ts';
import { orBlank } from '#kernel/input/or-blank.ts';
import type { InvoiceStatus } from '../states/invoice.ts';
import { listDay } from './list-day.ts';

/** An invoice's state in the words of operators; patients read `invoiceLabels`. */
export const invoiceStateNames: Readonly<Record<InvoiceStatus, string>> = {
  draft: 'Draft',
  open: 'Open',
  charge_pending: 'Charge in progress',
  paid: 'Paid',
  failed_unpaid: 'Failed',
  uncollectible: 'Not paid, no more tries',
  void: 'Withdrawn',
  partially_refunded: 'Partly refunded',
  refunded: 'Refunded',
  disputed: 'Disputed',
};

const groups = ['open', 'failed', 'paid', 'disputed', 'refunded', 'void'] as const;
export type InvoiceGroup = (typeof groups)[number];

/** The states of invoices that operators look at together. */
export const invoiceGroups: Readonly<
  Record<InvoiceGroup, { readonly label: string; readonly statuses: readonly InvoiceStatus[] }>
> = {
  open: { label: 'Open', statuses: ['draft', 'open', 'charge_pending'] },
  failed: { label: 'Failed', statuses: ['failed_unpaid', 'uncollectible'] },
  paid: { label: 'Paid', statuses: ['paid'] },
  disputed: { label: 'Disputed', statuses: ['disputed'] },
  refunded: { label: 'Refunded', statuses: ['partially_refunded', 'refunded'] },
  void: { label: 'Withdrawn', statuses: ['void'] },
};

/** Which invoices an operator wants to see. */
export const invoiceSearch = inputObject({
  group: orBlank(z.enum(groups, 'This is not a group of invoices.')),
  /** Days in Eastern time on which the invoice was made; both are included. */
  from: listDay,
  to: listDay,
  personId: orBlank(z.uuid('This is not the id of a person.')),
});

export type InvoiceSearch = z.output<typeof invoiceSearch>;
