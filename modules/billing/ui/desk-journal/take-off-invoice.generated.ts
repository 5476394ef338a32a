// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type DeskTakeOffInvoiceMutationVariables = { input: Schema.TakeOffInvoiceInput };

export type DeskTakeOffInvoiceMutation = { readonly deskTakeOffInvoice: number };

export const DeskTakeOffInvoiceDocument = /* @__PURE__ */ typedDocument<DeskTakeOffInvoiceMutation, DeskTakeOffInvoiceMutationVariables>(
  'DeskTakeOffInvoice',
  'mutation DeskTakeOffInvoice($input:TakeOffInvoiceInput!){deskTakeOffInvoice(input:$input)}',
);
