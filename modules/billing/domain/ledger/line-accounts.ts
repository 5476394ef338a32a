import type { InvoiceLine, InvoiceLineKind } from '../checkout/invoice-line.ts';
import type { Account } from './accounts.ts';

/** What a line earns when it adds to the invoice, and what it costs when it lowers it. */
const ofKind: Readonly<Record<InvoiceLineKind, { readonly adds: Account; readonly takes: Account }>> = {
  product: { adds: 'product_revenue', takes: 'discounts_given' },
  consultation: { adds: 'consultation_revenue', takes: 'discounts_given' },
  shipping: { adds: 'shipping_revenue', takes: 'discounts_given' },
  sales_tax: { adds: 'sales_tax_payable', takes: 'sales_tax_payable' },
  discount_rule: { adds: 'discounts_given', takes: 'discounts_given' },
  offer: { adds: 'product_revenue', takes: 'discounts_given' },
  gift: { adds: 'product_revenue', takes: 'discounts_given' },
  credit: { adds: 'credits_liability', takes: 'credits_liability' },
  custom: { adds: 'other_revenue', takes: 'discounts_given' },
};

/** The account of an invoice line. */
export const lineAccount = ({ kind, amount }: Pick<InvoiceLine, 'kind' | 'amount'>): Account =>
  amount < 0 ? ofKind[kind].takes : ofKind[kind].adds;
