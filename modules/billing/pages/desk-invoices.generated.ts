// Made by "npm run codegen". Do not edit.
import { typedDocument } from '#client/data/document.ts';
import type { DeskInvoiceRowFragment } from '#modules/billing/ui/desk-lists/desk-invoice-row.generated.ts';
import type * as Schema from '#client/data/schema-inputs.generated.ts';

export type DeskInvoicesPageQueryVariables = { filter?: Schema.DeskInvoiceFilter | null | undefined; after?: string | null | undefined };

export type DeskInvoicesPageQuery = { readonly deskInvoices: { readonly next: string | null, readonly invoices: ReadonlyArray<DeskInvoiceRowFragment> } };

export const DeskInvoicesPageDocument = /* @__PURE__ */ typedDocument<DeskInvoicesPageQuery, DeskInvoicesPageQueryVariables>(
  'DeskInvoicesPage',
  'query DeskInvoicesPage($filter:DeskInvoiceFilter$after:String){deskInvoices(filter:$filter after:$after){invoices{...DeskInvoiceRow}next}}fragment DeskInvoiceRow on DeskInvoice{id number orderNumber isRefill personId personName state stateLabel total amountRefunded attempts declineCode nextStep nextStepAt reference hasTask hasIssue createdAt paidAt}',
);
