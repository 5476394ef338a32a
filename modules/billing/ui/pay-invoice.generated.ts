// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';

export type PayInvoiceMutationVariables = { invoiceId: string; paymentMethodId?: string | null | undefined };

export type PayInvoiceMutation = { readonly payInvoice: { readonly status: string, readonly actionUrl: string | null, readonly href: string } };

export const PayInvoiceDocument = /* @__PURE__ */ typedDocument<PayInvoiceMutation, PayInvoiceMutationVariables>(
  'PayInvoice',
  'mutation PayInvoice($invoiceId:ID!$paymentMethodId:String){payInvoice(invoiceId:$invoiceId paymentMethodId:$paymentMethodId){status actionUrl href}}',
);
